/** package.json, the lock file and docs/dependencies.md agree with each other, and with what the code imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { withLineFeeds } from '../../src/text/encoding';

interface Package {
  version: string;
  license?: string;
  hasInstallScript?: boolean;
  /** True for a folder of this repository; `resolved` names it. */
  link?: boolean;
  resolved?: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const own = read('package.json') as Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  overrides: Record<string, string | Record<string, string>>;
};
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const guide = withLineFeeds(readFileSync('docs/dependencies.md', 'utf8'));

const wanted = Object.keys({ ...own.dependencies, ...own.devDependencies });
/** Without folders of this repository, and links to them. */
const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** List the first cells of the tables in the guide's sections with these headings: names, with `*` for any ending. */
function named(...headings: string[]): string[] {
  const sections = guide.split(/^## /m).filter((section) => headings.includes(section.split('\n')[0] ?? ''));
  const cells = sections.flatMap((section) => [...section.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell));
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}
const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

test('every dependency has its reason, and every reason its dependency', () => {
  const explained = named('In the browser', 'At build', 'Tools');
  expect(wanted.filter((name) => !explained.some((pattern) => matches(pattern, name)))).toEqual([]);
  expect(explained.filter((pattern) => !wanted.some((name) => matches(pattern, name)))).toEqual([]);
});

/** Packages that Gatsby, webpack, npm or a path loads by name; no file imports them. */
const loadedByName = [
  '@mdx-js/react',
  '@parcel/cache',
  '@parcel/core',
  '@swc/core',
  'beautiful-mermaid',
  'gatsby-parcel-config',
  'gatsby-plugin-mdx',
  'gatsby-plugin-react-helmet',
  'gatsby-source-filesystem',
  'swc-loader',
  'tsx',
];

test('`dependencies` are what a build, a release and the commands of writers reach, `devDependencies` the rest', async () => {
  const plugins = readdirSync('plugins', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = ['.', 'scripts/content', 'src/templates', ...plugins.map(({ name }) => `plugins/${name}`)];
  const hooksAndCommands = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => (folder.startsWith('scripts') ? name.endsWith('.ts') : /^(gatsby-)?\w+\.tsx?$/.test(name)))
      .map((name) => `${folder}/${name}`),
  );
  const entryPoints = [...hooksAndCommands, 'scripts/hosting/release.ts', 'src/html.tsx'].filter(
    (file) => !/\.test\.|config/.test(file),
  );
  const { metafile } = await build({
    entryPoints: [...entryPoints, 'gatsby-config.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    outdir: '.',
  });
  const imports = Object.values(metafile.inputs).flatMap((file) => file.imports.filter(({ external }) => external));
  const reached = imports.map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  expect(wanted.filter((name) => [...reached, ...loadedByName].includes(name))).toEqual(Object.keys(own.dependencies));
});

/** Licences that let us build and publish the site with a package. */
const fine = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0']
  .concat(['CC-BY-4.0', 'Python-2.0', 'PSF-2.0', 'Unlicense', 'MPL-2.0', 'OFL-1.1', 'Zlib'])
  // The licence of libvips, a shared library that sharp loads: it is unchanged and not published.
  .concat('LGPL-3.0-or-later');
const isFine = (license: string): boolean => {
  const bare = license.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isFine);
  return bare.split(' AND ').every((part) => fine.includes(part));
};

test('every locked package has a licence that we may use, or is listed with the reason why we may', () => {
  const unknown = locked.filter(([, { license }]) => license === undefined || !isFine(license));
  expect([...new Set(unknown.map(([path]) => nameOf(path)))].sort()).toEqual(named('Licences').sort());
});

test('every package that has an install script is named, since none of them runs', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  expect([...new Set(scripted)].sort()).toEqual(named('Install scripts').sort());
});

test('every override is explained, and in force', () => {
  const pairs = Object.entries(own.overrides).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : Object.entries(value),
  );
  for (const [name, version] of pairs) {
    expect(named('Overrides'), name).toContain(name);
    if (version === `$${name}`) {
      const copies = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
      const folders = copies.map(([path, { resolved }]) => [path, `file:${resolved}`]);
      expect(folders, name).toEqual([[`node_modules/${name}`, own.dependencies[name]]]);
      continue;
    }
    const found = locked.filter(([path]) => nameOf(path) === name).map(([, one]) => one.version);
    expect(found.length, name).toBeGreaterThan(0);
    const exact = version.replace(/^\^|^npm:.*@/, '');
    const wantedStart = version.startsWith('^') ? exact.replace(/\d+$/, '') : exact;
    for (const one of found) expect(one.startsWith(wantedStart), `${name} ${one}`).toBe(true);
  }
});
