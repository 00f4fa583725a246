import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listFiles } from '../src/list-files';
import { hasJava, htmlErrors } from './html-checker';

test('no built page has an error for the Nu HTML checker', () => {
  test.skip(!hasJava, 'Not checked: the Nu HTML checker needs Java 11 or newer, and there is none on this machine.');
  test.slow();
  expect(htmlErrors('public')).toEqual([]);
});

test('no page names a CSS variable that it does not set: most design tokens are values in it', () => {
  const names = listFiles('public').filter((name) => name.endsWith('.html'));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const text = readFileSync(`public/${name}`, 'utf8').replace(/<script[^]*?<\/script>/g, '');
    const set = new Set([...text.matchAll(/(--[a-z][\w-]*):/g)].map(([, variable]) => variable));
    const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, variable]) => variable));
    expect(
      [...used].filter((variable) => !set.has(variable)),
      name,
    ).toEqual([]);
    expect(text).toContain('var(--night,');
  }
});
