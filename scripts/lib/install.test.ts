import { expect, test } from 'vitest';

interface Lock {
  packages: Record<string, { name?: string; version?: string; integrity?: string; resolved?: string }>;
}
const { addAddresses } = (await import(new URL('install.mjs', import.meta.url).href)) as {
  addAddresses: (lock: Lock, registry: string) => Lock;
};

test('packages of a lock file get the addresses that they have in any registry', () => {
  const lock: Lock = {
    packages: {
      '': { name: 'docs-site' },
      'node_modules/yaml': { version: '2.9.1', integrity: 'x' },
      'node_modules/a/node_modules/@emotion/cache': { version: '11.14.0', integrity: 'x' },
      'node_modules/alias': { name: '@scope/real', version: '1.0.0-rc.1', integrity: 'x' },
      'node_modules/pinned': { version: '1.0.0', integrity: 'x', resolved: 'https://example.org/pinned.tgz' },
      'node_modules/workspace': { version: '1.0.0' },
    },
  };
  const { packages } = addAddresses(lock, 'https://example.org/npm');
  expect(Object.values(packages).map(({ resolved }) => resolved)).toEqual([
    undefined,
    'https://example.org/npm/yaml/-/yaml-2.9.1.tgz',
    'https://example.org/npm/@emotion/cache/-/cache-11.14.0.tgz',
    'https://example.org/npm/@scope/real/-/real-1.0.0-rc.1.tgz',
    'https://example.org/pinned.tgz',
    undefined,
  ]);
});
