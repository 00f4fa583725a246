import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { site } from '../site';
import { beforePaintScript, sidebarScript } from './before-paint';
import { storageKeys } from './storage';

/** Runs a script as the browser does: with its own globals alone. Returns the attributes set on `<html>`. */
function run(script: string, stored: Record<string, string>) {
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset }, querySelector: () => null, querySelectorAll: () => [] };
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  runInNewContext(script, { document, localStorage });
  return dataset;
}

describe('beforePaintScript', () => {
  it('shows what the reader chose', () => {
    const stored = { [storageKeys.colorMode]: 'dark', [storageKeys.sidebar]: 'hidden' };
    expect(run(beforePaintScript, stored)).toEqual({ theme: 'dark', sidebar: 'hidden' });
  });
  it('leaves the page as it is where nothing was chosen', () => {
    expect(run(beforePaintScript, {})).toEqual({});
  });
  it('hides the announcement that was dismissed, and no other', () => {
    const id = site.announcement?.id ?? 'none';
    expect(run(beforePaintScript, { [storageKeys.announcement]: id })).toEqual({ announcement: 'dismissed' });
    expect(run(beforePaintScript, { [storageKeys.announcement]: 'an-older-one' })).toEqual({});
  });
});

it('needs nothing but the browser for the sidebar either', () => {
  expect(run(sidebarScript, {})).toEqual({});
});
