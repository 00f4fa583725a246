/** Check what an API's page offers to download: the specification as YAML and JSON. */
import type { Api } from '../../src/openapi/model/model';
import { readApi } from '../../src/openapi/read/read-api';
import { specifications } from '../../src/publish/specifications/specifications';

const methodsOf = (operations: readonly { method: string }[]) =>
  operations
    .map(({ method }) => method)
    .sort()
    .join(' ');

async function fault(api: Api, path: string, text: string): Promise<string | undefined> {
  const read = await readApi({ path: path.slice(1), text, slug: api.slug });
  const error = read.diagnostics.find(({ severity }) => severity === 'error');
  if (error) return error.message;
  const same = read.api && methodsOf(read.api.operations) === methodsOf(api.operations);
  return same ? undefined : 'it has other operations';
}

/**
 * List the faults of an API's downloads: one that is incomplete, rejected by our reader, or has other operations.
 * @param root the folder that `source.file` starts from
 */
export async function downloadFaults(api: Api, root: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, content } of await specifications(api, root)) {
    if (path.endsWith('.d.ts')) continue;
    const found = await fault(api, path, String(content)).catch(String);
    if (found) faults.push(`${path}: ${found}`);
  }
  return faults;
}
