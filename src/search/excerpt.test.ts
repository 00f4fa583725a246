import { expect, it } from 'vitest';
import { excerpt, markParts } from './excerpt';

const show = (text: string, marks: [string, number][]) =>
  markParts(text, new Map(marks))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

it('marks as many letters as were typed', () => {
  expect(show('Get FBOs of the club', [['fbos', 3]])).toBe('Get [FBO]s of the club');
  expect(
    show('getFBOs', [
      ['get', 3],
      ['fbos', 4],
    ]),
  ).toBe('[get][FBOs]');
  expect(show('nothing here', [['fbo', 3]])).toBe('nothing here');
});

it('cuts a long text at whole words around the first match', () => {
  const text = `${'word '.repeat(60)}birthday ${'more '.repeat(60)}`.trim();
  const cut = excerpt(text, new Map([['birthday', 8]]), 80);
  expect(cut).toMatch(/^… (word )+birthday (more )+…$/);
  expect(cut.length).toBeLessThanOrEqual(84);
  expect(excerpt('short', new Map(), 80)).toBe('short');
});

it('cuts a text without spaces near', () => {
  const cut = excerpt(`${'一'.repeat(200)} 認証 ${'二'.repeat(200)}`, new Map([['認証', 2]]), 80);
  expect(cut).toContain('認証');
  expect(cut.length).toBeGreaterThan(79);
  expect(cut.length).toBeLessThanOrEqual(84);
});
