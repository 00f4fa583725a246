import { expect, test } from 'vitest';
import { usedStyles, wordsOfPage } from './used-styles';

const used = (css: string, html: string) => usedStyles(css, wordsOfPage(html));

test('a rule stays where the page has every name and class of its selector', () => {
  const css = '.a h2{top:0;}.a .b>p{top:1px;}.a table td{top:2px;}.c{top:3px;}';
  expect(used(css, '<div id="x" class="a"><h2>One</h2><p class="b d">two</p></div>')).toBe(
    '.a h2{top:0;}.a .b>p{top:1px;}',
  );
});

test('of a list of selectors those that match nothing go', () => {
  expect(used('h1,h2,.a h3{top:0;}', '<h2></h2>')).toBe('h2{top:0;}');
});

test('states and what stands in brackets are no reason to leave a rule out', () => {
  const css =
    '.a:hover::before{top:0;}.a>p:not(.gone,[gone]){top:1px;}.a:is(h2,h3:nth-child(2n + 1)) p{top:2px;}:target{top:3px;}';
  expect(used(css, '<p class="a"></p>')).toBe(css);
});

test('attributes are one, with their value where they must have one', () => {
  const html = '<a class="b" href="https://x.test/" rel="next" data-on=""></a>';
  const css = (...selectors: string[]) => selectors.map((selector) => `${selector}{top:0;}`).join('');
  const kept = ['[href^="http"]', '[href*=":"]', 'a[rel=next]', ".b[rel='next'][data-on]"];
  const gone = ['[rel="prev"]', '[data-off]', '.b[data-off] a', 'a[rel=next][data-off]', '[data-on="1"]'];
  expect(used(css(...kept, ...gone), html)).toBe(css(...kept));
});

test('attributes that change without the application are not asked for', () => {
  const css = '.a[open] b{top:0;}[data-theme="dark"] .a{top:1px;}';
  expect(used(css, '<p class="a"><b></b></p>')).toBe(css);
});

test('keyframes stay', () => {
  const frames = '@keyframes turn{from{rotate:0deg;}to{rotate:1turn;}}';
  expect(used(`${frames}.a{animation:turn 1s;}`, '<p class="a"></p>')).toBe(`${frames}.a{animation:turn 1s;}`);
});

test('at-rules stay with the rules that are left in them, and go without', () => {
  const css = '@media print{.a{top:0;}.b{top:0;}}@container (min-width: 54rem){.b{top:0;}}@font-face{font-family:F;}';
  expect(used(css, '<p class="a"></p>')).toBe('@media print{.a{top:0;}}@font-face{font-family:F;}');
});

test('a sheet of which all is used is left as it was, to the byte', () => {
  const css = ".a{margin:0 auto;--space:1rem;}@media (min-width: 997px){.a{content:'{}';}}";
  expect(used(css, '<p class="a"></p>')).toBe(css);
});

test('the words of a page are found whatever stands in its attributes, and in escaped text there are none', () => {
  const html = '<p title="a > b" class="a b"><my-tag></my-tag>&lt;table class=&quot;c&quot;&gt;</p>';
  const words = ['p', '[title]', '[title=a > b]', '[class]', '.a', '.b', 'my-tag'];
  expect(wordsOfPage(html)).toEqual(new Set(words));
});
