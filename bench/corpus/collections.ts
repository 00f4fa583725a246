/** Public collections of specifications. Those that no test needs are fetched once, with `npm pack`, into `.build/corpus`. */
import { execFileSync, execSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readPart } from '../../src/data/source/histories';
import { githubApi } from '../../tests/github-api/read';

const require = createRequire(import.meta.url);

export interface Collection {
  name: string;
  files: string[];
  /** Folder that the files are in; absent for a file that is not on disk. */
  root?: string;
  /** Return a file's text; null for a missing file. */
  read: (file: string) => string | null;
}

/** Use a package of `node_modules`. */
const installed = (name: string, entry: string, wanted: RegExp) =>
  collection(name, path.dirname(require.resolve(`${name}/${entry}`)), wanted);

/** Fetch a published package without its dependencies. */
function packed(name: string, version: string, folder: string, wanted: RegExp): Collection {
  const home = path.resolve('.build/corpus', `${name.replace(/\W+/g, '-')}-${version}`);
  if (!existsSync(home)) {
    mkdirSync(home, { recursive: true });
    try {
      // A shell, since npm is a script on Windows.
      execSync(`npm pack --silent ${name}@${version}`, { cwd: home });
      const [archive = ''] = readdirSync(home);
      execFileSync('tar', ['xzf', archive], { cwd: home });
    } catch (error) {
      rmSync(home, { recursive: true });
      throw error;
    }
  }
  return collection(name, path.join(home, 'package', folder), wanted);
}

function collection(name: string, root: string, wanted: RegExp): Collection {
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
  return { name, root, files: all.filter((file) => wanted.test(file)).sort(), read: readPart(root) };
}

/** Collections that are installed with the site. */
export const installedCollections: Collection[] = [
  installed('@readme/oas-examples', 'package.json', /^[23]\.\d\/.*\.(json|yaml)$/),
  installed('@scalar/galaxy', 'latest.yaml', /\.(json|yaml)$/),
  { name: '@octokit/openapi', files: ['api.github.com.json'], read: githubApi },
];

/** List every collection; fetches those that are missing. */
export const allCollections = (): Collection[] => [
  ...installedCollections,
  packed('@figma/rest-api-spec', '0.43.0', 'openapi', /\.yaml$/),
  packed('@directus/specs', '15.2.0', 'dist', /^openapi\.json$/),
  packed('@blockfrost/openapi', '0.1.93', '', /^openapi\.yaml$/),
  packed('@okta/openapi', '2.15.0', 'dist', /^spec\.(json|yaml)$/),
  packed('@ideal-postcodes/openapi', '4.21.0', 'dist', /^openapi\.(json|yaml)$/),
  packed('@interledger/open-payments', '7.4.0', 'dist/openapi/specs', /-server\.yaml$/),
  packed('@dcl/catalyst-api-specs', '3.8.0', 'lib', /^api\.yaml$/),
  packed('@digdir/dialogporten-schema', '1.118.6', '', /^swagger\.verified\.json$/),
  packed('@shipengine/connect-fulfillment-provider-api', '4.6.0', '', /^spec\.(json|yaml)$/),
  packed(
    '@mojaloop/api-snippets',
    '18.4.1',
    '',
    /(^|\/)openapi\.yaml$|^docs\/.*snippets\.yaml$|^thirdparty\/.*pi\.(template\.)?yaml$/,
  ),
];
