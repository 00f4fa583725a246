import { CacheProvider, css, Global, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sharedStyles } from '../../../src/styles/shared';
import { tokenStyles } from '../../../src/styles/tokens';
import { createPageCache, criticalStyles } from './critical-css';

const appear = keyframes`from { opacity: 0 }`;
const Box = styled.p`
  color: red;
  animation: ${appear} 1s;
`;
const Unused = styled.p`
  color: green;
`;

function render(...children: Parameters<typeof createElement>[2][]) {
  const cache = createPageCache();
  const body = renderToString(createElement(CacheProvider, { value: cache }, ...children));
  const head = renderToStaticMarkup(createElement('head', null, criticalStyles(cache, body)));
  return { body, head };
}

test('styles go to the head, none into the body', () => {
  const { body, head } = render(
    <Global
      styles={css`
        body {
          margin: 0;
        }
      `}
      key="a"
    />,
    <Box key="b">text</Box>,
  );
  expect(body).not.toContain('<style');
  expect(head.match(/<style/g)).toHaveLength(2);
  expect(head).toContain('color:red');
  expect(head).toContain('margin:0');
});

test('the browser can tell from the ids what is there already', () => {
  const { body, head } = render(<Box key="b">text</Box>);
  const name = /class="css-(\w+)"/.exec(body)?.[1];
  expect(head).toMatch(new RegExp(`data-ids="[^"]*${name}`));
  expect(head).toMatch(/data-ids="[^"]*animation-/);
});

test("one page's styles are not another's", () => {
  render(<Unused key="a" />);
  expect(render(<Box key="b" />).head).not.toContain('green');
});

test('what a page has no use for is left out, and the browser knows from where on it lacks something', () => {
  const Prose = styled.div`
    color: red;
    table {
      color: green;
    }
  `;
  const nameOf = (tag: string, body: string) => new RegExp(`<${tag} class="css-(\\w+)"`).exec(body)?.[1] ?? '';
  const After = styled.h2`
    color: blue;
  `;
  const { body, head } = render(<Box key="a" />, <Prose key="b" />, <After key="c" />);
  const ids = /data-ids="([^"]*)"/.exec(head)?.[1]?.split(' ');
  expect(head).toContain('color:red');
  expect(head).toContain('color:blue');
  expect(head).not.toContain('green');
  expect(ids).toContain(nameOf('p', body));
  expect(ids).not.toContain(nameOf('div', body));
  expect(ids).not.toContain(nameOf('h2', body));
});

test('of the shared sheet a page has what it uses, before what is its own, and the rest does not count as lacking', () => {
  const { head } = render(<Global styles={sharedStyles} key="a" />, <Box className="method" key="b" />);
  expect(head.match(/<style/g)).toHaveLength(1);
  expect(head).toMatch(/>\.method\{[^]*\.css-(\w+)\{color:red;/);
  expect(head).not.toContain('.hljs');
  expect(head).toMatch(/data-ids="\w+ animation-\w+"/);
});

test('design tokens are their values, and those that attributes use are properties', () => {
  const Wide = styled.p`
    padding: var(--space-2);
    box-shadow: var(--shadow-1);
  `;
  const { head } = render(
    <Global styles={tokenStyles} key="a" />,
    <Wide key="b" />,
    <svg key="c">
      <path stroke="var(--space-3)" />
    </svg>,
  );
  expect(head.match(/<style/g)).toHaveLength(1);
  expect(head).toContain('padding:0.5rem;box-shadow:0 1px 2px var(--day,rgb(');
  expect(head).toContain('>:root{--space-3:0.75rem;}');
  expect(head.match(/--space/g)).toHaveLength(1);
});

test('an unknown token stops the build', () => {
  const Odd = styled.p`
    padding: var(--space-99);
  `;
  expect(() => render(<Odd key="a" />)).toThrow('there is no design token --space-99');
});
