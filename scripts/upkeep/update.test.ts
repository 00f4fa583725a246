import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wishes } from './update';

test('an update takes the newest of the versions that the site is made for', () => {
  expect(
    wishes({ gatsby: '5.16.1', 'gatsby-plugin-mdx': '^5.16.0', react: '18.3.1', 'react-helmet': '6.1.0' }),
  ).toEqual(['gatsby@5', 'gatsby-plugin-mdx@5', 'react@18']);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  expect(wishes(dependencies)).toEqual(expect.arrayContaining(['gatsby@5', 'react@18', 'react-dom@18']));
});
