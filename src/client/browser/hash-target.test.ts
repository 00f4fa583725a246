import { afterEach, expect, it, vi } from 'vitest';
import { hashTarget } from './hash-target';

class Fold {
  open = false;
  constructor(readonly parentElement: Fold | null) {}
  matches = () => false;
}

afterEach(() => vi.unstubAllGlobals());

it('opens every fold around the element that a hash names', () => {
  const outer = new Fold(null);
  const inner = new Fold(outer);
  const heading = { parentElement: inner, matches: () => false };
  vi.stubGlobal('HTMLDetailsElement', Fold);
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'über' ? heading : null) });
  expect(hashTarget('#%C3%BCber')).toBe(heading);
  expect([inner.open, outer.open]).toEqual([true, true]);
  expect([hashTarget('#none'), hashTarget('')]).toEqual([null, null]);
});
