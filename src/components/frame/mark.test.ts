import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawing } from './mark';

test('pages draw the mark as its file does', () => {
  const file = readFileSync('static/mark.svg', 'utf8')
    .replace(/>\s+</g, '><')
    .replace(/ xmlns="[^"]*"/, '');
  expect(drawing).toBe(file.trim());
});
