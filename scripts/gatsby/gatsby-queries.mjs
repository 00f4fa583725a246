/**
 * Spares Gatsby a look into the sources without a query. It parses each file with words such as `config` or `Head` in it,
 * which pages may export; here every template has a query (`src/templates/wrap-page.tsx` asks for its data).
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const gatsby = createRequire(import.meta.resolve('gatsby/cli.js'));
const { prototype } = gatsby('./dist/query/file-parser.js').default;

const { parseFile } = prototype;
prototype.parseFile = async function (file, addError) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined || text.includes('graphql') ? parseFile.call(this, file, addError) : null;
};
