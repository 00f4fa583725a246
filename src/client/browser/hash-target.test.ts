import { afterEach, expect, it, vi } from 'vitest';
import { hashTarget } from './hash-target';

interface Fold {
  open: boolean;
  parentElement: { closest: () => Fold | null };
}
const fold = (around: Fold | null): Fold => ({ open: false, parentElement: { closest: () => around } });

afterEach(() => vi.unstubAllGlobals());

it('opens every fold around the element that a hash names', () => {
  const outer = fold(null);
  const inner = fold(outer);
  const heading = { closest: () => inner };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'über' ? heading : null) });
  expect(hashTarget('#%C3%BCber')).toBe(heading);
  expect([inner.open, outer.open]).toEqual([true, true]);
  expect([hashTarget('#none'), hashTarget('')]).toEqual([null, null]);
});
