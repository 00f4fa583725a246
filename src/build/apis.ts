import { readdir, readFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostic';
import type { Api } from '../openapi/model';
import { readApi } from '../openapi/read-api';

export interface Apis {
  /** By slug, in the order of the slugs. */
  apis: Map<string, Api>;
  diagnostics: Diagnostic[];
}

/**
 * Reads every specification of `openapi/`: the name of a file directly in that folder is its API's slug; files in
 * folders below it are parts that others refer to. Problems come back as diagnostics, all files' in one list.
 */
export async function readApis(root: string): Promise<Apis> {
  const folder = path.join(root, 'openapi');
  const names = existsSync(folder) ? await readdir(folder) : [];
  const apis: Apis = { apis: new Map(), diagnostics: [] };
  for (const name of names.filter((file) => /\.(ya?ml|json)$/.test(file)).sort()) {
    const file = {
      path: `openapi/${name}`,
      text: await readFile(path.join(folder, name), 'utf8'),
      slug: name.replace(/\.\w+$/, ''),
    };
    const { api, diagnostics } = await readApi(file, {
      readFile: (part) => (existsSync(path.join(root, part)) ? readFileSync(path.join(root, part), 'utf8') : null),
    });
    apis.diagnostics.push(...diagnostics);
    if (api) apis.apis.set(api.slug, api);
  }
  return apis;
}
