/** Specifications of others, for tests of what readers take away. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Api } from '../../openapi/model/model';
import { readApi } from '../../openapi/read/read-api';

const require = createRequire(import.meta.url);
const examples = path.dirname(require.resolve('@readme/oas-examples/package.json'));

/** Read small examples of OpenAPI 2.0, 3.0 and 3.1, and the Scalar Galaxy, each with a slug of its own. */
export async function foreignApis(): Promise<Api[]> {
  const files = ['2.0', '3.0', '3.1'].flatMap((version) =>
    readdirSync(path.join(examples, version, 'yaml')).map((name) => path.join(examples, version, 'yaml', name)),
  );
  const small = files
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.length < 60_000);
  const galaxy = require.resolve('@scalar/galaxy/latest.yaml');
  const sources = [...small, { file: galaxy, text: readFileSync(galaxy, 'utf8') }];
  const read = await Promise.all(
    sources.map(({ file, text }, index) => {
      const slug = file === galaxy ? 'galaxy' : `foreign-${index}`;
      return readApi({ path: path.basename(file), text, slug });
    }),
  );
  return read.flatMap(({ api }) => api ?? []);
}
