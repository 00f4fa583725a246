import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials, type Lock } from './bill-of-materials';

const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`;
const lock: Lock = {
  name: 'site',
  version: '1.0.0',
  packages: {
    '': { license: 'MIT' },
    'node_modules/react': { version: '18.3.1', license: 'MIT', integrity },
    'node_modules/a/node_modules/react': { version: '18.3.1', license: 'MIT', integrity },
    'node_modules/@scope/b': { version: '1.0.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/alias': { name: '@scope/real', version: '2.0.0', license: 'SEE LICENSE IN x' },
    'node_modules/tool': { version: '1.0.0', dev: true },
  },
};

test('every package of the build is listed once, under its own name, with licence and hash', () => {
  const { components, metadata } = billOfMaterials(lock, 'abc');
  expect(components).toEqual([
    {
      ...{ type: 'library', 'bom-ref': 'pkg:npm/%40scope/b@1.0.0', purl: 'pkg:npm/%40scope/b@1.0.0' },
      ...{ name: '@scope/b', version: '1.0.0', licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
    },
    {
      ...{ type: 'library', 'bom-ref': 'pkg:npm/%40scope/real@2.0.0', purl: 'pkg:npm/%40scope/real@2.0.0' },
      ...{ name: '@scope/real', version: '2.0.0', licenses: [{ license: { name: 'SEE LICENSE IN x' } }] },
    },
    {
      ...{ type: 'library', 'bom-ref': 'pkg:npm/react@18.3.1', purl: 'pkg:npm/react@18.3.1', name: 'react' },
      ...{ version: '18.3.1', hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }] },
      licenses: [{ license: { id: 'MIT' } }],
    },
  ]);
  expect(metadata.component).toMatchObject({ name: 'site', pedigree: { commits: [{ uid: 'abc' }] } });
  expect(billOfMaterials(lock).metadata.component).not.toHaveProperty('pedigree');
});

test('of this project it names what pages load, and no tool of the tests', () => {
  const own = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const names = billOfMaterials(own).components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['gatsby', 'react', 'react-dom', '@emotion/react', 'minisearch']));
  expect(names).not.toContain('vitest');
});
