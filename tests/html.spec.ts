import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listFiles } from '../src/list-files';
import { hasJava, htmlErrors } from './html-checker';

test('no built page has an error for the Nu HTML checker', () => {
  test.skip(!hasJava, 'Not checked: the Nu HTML checker needs Java 11 or newer, and there is none on this machine.');
  test.slow();
  expect(htmlErrors('public')).toEqual([]);
});

test('no page and no script names a CSS variable that nothing sets: design tokens are values by then', () => {
  const names = listFiles('public').filter((name) => /\.(html|js)$/.test(name));
  expect(names.length).toBeGreaterThan(20);
  const text = names.map((name) => readFileSync(`public/${name}`, 'utf8')).join('\n');
  const set = new Set([...text.matchAll(/(--[a-z][\w-]*)["']?:/g)].map(([, name]) => name));
  const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
  expect(text).toContain('var(--night,');
});
