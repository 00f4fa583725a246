import { expect, test, vi } from 'vitest';
import { canShow, loadInFull } from './failed-assets';

const page = { json: { build: 'a1' } };

test('only a page that arrived, of the build that runs, is shown', () => {
  expect(canShow(page, 'a1')).toBe(true);
  expect(canShow(undefined, 'a1')).toBe(false);
  expect(canShow({ status: 'error' }, 'a1')).toBe(false);
  expect(canShow({ json: {} }, 'a1')).toBe(false);
  expect(canShow({ json: { build: 'b2' } }, 'a1')).toBe(false);
});

test('in development there is no build to compare with', () => {
  expect(canShow({ json: {} }, undefined)).toBe(true);
});

function fakeLocation(href: string) {
  return { href, reload: vi.fn<() => void>(), assign: vi.fn<(href: string) => void>(), replace: vi.fn() };
}

test('a full load keeps query and hash, and the place in history', () => {
  const location = fakeLocation('https://docs.example.org/docs/a/');
  loadInFull({ href: '/docs/b/?q=1#part' }, location as unknown as Location);
  expect(location.assign).toHaveBeenCalledWith('/docs/b/?q=1#part');
  loadInFull({ href: '/docs/b/#part', replace: true }, location as unknown as Location);
  expect(location.replace).toHaveBeenCalledWith('/docs/b/#part');
});

test('after back or forward, where the address is there already, it is a reload: setting it would only scroll', () => {
  const location = fakeLocation('https://docs.example.org/docs/b/#part');
  loadInFull({ href: 'https://docs.example.org/docs/b/#part' }, location as unknown as Location);
  expect(location.reload).toHaveBeenCalledOnce();
  expect(location.assign).not.toHaveBeenCalled();
});
