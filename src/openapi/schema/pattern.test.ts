import { expect, it } from 'vitest';
import { textMatching } from './pattern';

it.each([
  '^\\d{17,20}$',
  '^[A-Z]{4}$',
  '^(foo|bar)-[a-f0-9]+$',
  '^[^a-z]+$',
  '^\\p{Lu}\\p{Ll}*$',
  '^#([A-Fa-f0-9]{6}|[A-Fa-f0-9]{3})$',
  '^[\\w.+-]+@[\\w-]+\\.[a-z]{2,}$',
  '^(?<year>\\d{4})-(?:0[1-9]|1[0-2])\\k<year>$',
  '(.)\\1',
  '^\\/[^/?#]*\\?$',
  '^\\u0041\\x42[\\u{43}]$',
  '^a?b*c+d{0}$',
  '^(?=.*\\d)[a-z\\d]+$',
  '^[\\]\\-\\\\]$',
  '',
  '^$',
  '\\bword\\b',
  '^\\S+\\s\\S+$',
  '^https?:\\/\\/',
  '^🛩️$',
])('finds a text for %s', (pattern) => {
  const text = textMatching(pattern);
  expect(text).toMatch(new RegExp(pattern, 'u'));
  expect(textMatching(pattern)).toBe(text);
});

it('keeps to the lengths', () => {
  expect(textMatching('^[a-z]+$', 12)?.length).toBeGreaterThanOrEqual(12);
  expect(textMatching('^[a-z]{2,9}$', 5, 6)?.length).toBeGreaterThanOrEqual(5);
  expect(textMatching('^a', 4)).toBe('aaaa');
  expect(textMatching('^[a-z]{4}$', 5)).toBeNull();
});

it('gives up on what is no expression', () => {
  expect(textMatching('(')).toBeNull();
});
