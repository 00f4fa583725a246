import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { site } from '../../site';
import { afterBodyScript, beforePaintScript, call } from './inline-scripts';
import { storageKeys } from '../browser/storage';

/** Run a script with only the browser's globals, as the browser does. Returns the attributes set on `<html>`. */
function run(script: string, stored: Record<string, string>) {
  const dataset: Record<string, string> = {};
  const nothing = () => null;
  const document = {
    documentElement: { dataset },
    currentScript: { dataset: {} },
    querySelector: nothing,
    querySelectorAll: () => [],
    getElementById: nothing,
  };
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const PerformanceObserver = Object.assign(
    class {
      observe = nothing;
    },
    { supportedEntryTypes: ['paint'] },
  );
  const globals = { addEventListener: nothing, requestAnimationFrame: nothing };
  runInNewContext(script, { document, localStorage, PerformanceObserver, ...globals });
  return dataset;
}

describe('beforePaintScript', () => {
  it('shows what the reader chose', () => {
    const stored = { [storageKeys.colorMode]: 'dark', [storageKeys.sidebar]: 'hidden' };
    expect(run(beforePaintScript, stored)).toEqual({ theme: 'dark', sidebar: 'hidden' });
  });
  it('leaves the page as it is where nothing was chosen', () => {
    expect(run(beforePaintScript, {})).toStrictEqual({});
  });
  it('hides the announcement that was dismissed, and no other', () => {
    const id = site.announcement?.id ?? 'none';
    expect(run(beforePaintScript, { [storageKeys.announcement]: id })).toEqual({ announcement: 'dismissed' });
    expect(run(beforePaintScript, { [storageKeys.announcement]: 'an-older-one' })).toStrictEqual({});
  });
});

it('needs nothing but the browser after the body either', () => {
  expect(run(afterBodyScript, {})).toStrictEqual({});
});

it('calls a function by its source, without comments', () => {
  function mark({ dataset }: { dataset: Record<string, string> }, name: string) {
    // The mark.
    dataset[name] = 'ran';
  }
  const script = call(mark, 'document.documentElement', "'mark'");
  expect(script).not.toContain('The mark');
  expect(run(script, {})).toEqual({ mark: 'ran' });
});
