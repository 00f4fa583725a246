import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageStyles, createStyleCache } from './style-cache';

const Box = styled.p`
  color: var(--color-text);
`;

test('a page has the rules of its components in one element of its head, by names that Emotion finds', () => {
  const cache = createStyleCache();
  const body = renderToString(
    <CacheProvider value={cache}>
      <Box />
      <Box />
    </CacheProvider>,
  );
  const name = /class="css-(\w+)"/.exec(body)?.[1] ?? 'none';
  expect(body).not.toContain('<style');
  expect(renderToStaticMarkup(<head>{pageStyles(cache)}</head>)).toBe(
    `<head><style data-emotion="css ${name}" data-s="">.css-${name}{color:var(--color-text);}</style></head>`,
  );
});

test('a page whose styles are collected elsewhere has no element here', () => {
  expect(pageStyles(createStyleCache())).toEqual([]);
});
