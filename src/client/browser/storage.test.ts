import { afterEach, expect, test, vi } from 'vitest';
import { read, storageKeys, write } from './storage';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(storage: Partial<Storage>): void {
  vi.stubGlobal('localStorage', storage);
}

test('a value comes back under its namespaced key', () => {
  const values = new Map<string, string>();
  stubStorage({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  });
  expect(read('colorMode')).toBeNull();
  write('colorMode', 'dark');
  expect(read('colorMode')).toBe('dark');
  expect([...values.keys()]).toEqual([storageKeys.colorMode]);
});

test('full storage breaks nothing', () => {
  stubStorage({
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => write('sidebar', 'hidden')).not.toThrow();
});

test('storage that refuses access breaks nothing', () => {
  vi.stubGlobal('window', {});
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(read('docsVersion')).toBeNull();
  expect(() => write('docsVersion', 'current')).not.toThrow();
  Reflect.deleteProperty(globalThis, 'localStorage');
});
