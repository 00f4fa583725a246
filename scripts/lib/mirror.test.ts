import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuildCode, isSource, listFiles, mirror, mirrorFile } from './mirror';

let folder = '';
let root = '';
let target = '';

function write(path: string, content: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mirror-'));
  root = join(folder, 'project');
  target = join(folder, 'project/.build/site');
  write('gatsby-config.ts', 'config');
  write('package.json', '{}');
  write('src/a.ts', 'a');
  write('src/a.test.ts', 'test');
  write('content/docs/x.mdx', 'x');
  write('README.md', 'readme');
  write('scripts/site/build.ts', 'script');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('links to files are listed, and links that lead nowhere are not: some editors lock files by them', () => {
  symlinkSync('x.mdx', join(root, 'content/docs/y.mdx'));
  symlinkSync('somebody@somewhere.1234', join(root, 'content/docs/.#x.mdx'));
  expect(listFiles(join(root, 'content'))).toEqual(['docs/x.mdx', 'docs/y.mdx']);
});

test('the mirror holds what Gatsby reads: no tests, no scripts', async () => {
  await mirror(root, target);
  expect(listFiles(target)).toEqual(['content/docs/x.mdx', 'gatsby-config.ts', 'package.json', 'src/a.ts']);
  expect(readdirSync(target)).toEqual(expect.arrayContaining(['openapi', 'static']));
});

test('only what differs is written, and what is gone is removed', async () => {
  await mirror(root, target);
  const before = statSync(join(target, 'content/docs/x.mdx')).mtimeMs;
  write('src/a.ts', 'b');
  write('content/docs/x.mdx', 'x');
  rmSync(join(root, 'gatsby-config.ts'));
  expect(await mirror(root, target)).toEqual({ written: ['src/a.ts'], removed: ['gatsby-config.ts'] });
  expect(readFileSync(join(target, 'src/a.ts'), 'utf8')).toBe('b');
  expect(statSync(join(target, 'content/docs/x.mdx')).mtimeMs).toBe(before);
});

test("Gatsby's own files in the mirror stay", async () => {
  await mirror(root, target);
  for (const path of ['.cache/data', 'public/index.html', 'src/gatsby-types.d.ts']) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), 'own');
  }
  expect(await mirror(root, target)).toEqual({ written: [], removed: [] });
});

test('one file follows an edit and a removal', async () => {
  await mirror(root, target);
  expect(await mirrorFile(root, target, 'src/a.ts')).toBe(false);
  write('src/a.ts', 'b');
  expect(await mirrorFile(root, target, 'src/a.ts')).toBe(true);
  rmSync(join(root, 'src/a.ts'));
  await mirrorFile(root, target, 'src/a.ts');
  expect(listFiles(join(target, 'src'))).toEqual([]);
});

test('an edit of anything that bodies are made from is an edit of build code', () => {
  const rendered = listFiles('src').filter((name) => /^(openapi|content|reference|components\/mdx)\//.test(name));
  const imports = rendered
    .map((name) => `src/${name}`)
    .filter(isSource)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)';$/gm)].map(([, target = '']) =>
        join(dirname(file), target),
      ),
    );
  expect(imports.length).toBeGreaterThan(100);
  // Development shows a design token at once; only diagrams wait for a restart, and builds compare the tokens themselves.
  const others = imports.filter((path) => !isBuildCode(`${path}.ts`) && !isBuildCode(`${path}/index.ts`));
  expect([...new Set(others)]).toEqual(['src/styles/tokens']);
});
