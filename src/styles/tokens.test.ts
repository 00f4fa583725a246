import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../list-files';
import { colors, tokensOfHtml, tokenStyles, withTokens } from './tokens';

type Color = keyof typeof colors;

/** Return the relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Return the contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const grounds: Color[] = ['color-bg', 'color-surface', 'color-surface-raised'];
const lists: Color[] = ['color-selected', 'color-hover'];
const code: Color[] = ['color-code-bg', 'color-code-inline-bg'];
const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every text colour with its backgrounds. */
const text: [Color, Color[]][] = [
  ['color-text', [...grounds, ...lists, ...code, 'color-mark', ...kinds.map((kind): Color => `color-${kind}-bg`)]],
  ['color-muted', [...grounds, ...lists, ...code, ...kinds.map((kind): Color => `color-${kind}-bg`)]],
  ['color-link', [...grounds, ...lists, ...code, ...kinds.map((kind): Color => `color-${kind}-bg`)]],
  ['color-link-hover', [...grounds, ...lists]],
  ['color-accent-ink', [...grounds, ...lists, ...code]],
  ['color-accent-text', ['color-accent', 'color-accent-hover']],
  ['color-announcement-text', ['color-announcement']],
  ['color-announcement-link', ['color-announcement']],
  ...kinds.map((kind): [Color, Color[]] => [`color-${kind}`, [...grounds, ...code, `color-${kind}-bg`]]),
  ...methods.map((method): [Color, Color[]] => [
    `method-${method}`,
    [...grounds, ...lists, 'color-code-bg', `method-${method}-bg`],
  ]),
  ...(Object.keys(colors) as Color[])
    .filter((name) => name.startsWith('hljs-') && !name.endsWith('-bg'))
    .map((name): [Color, Color[]] => [name, ['color-code-bg']]),
];

/** Edges and marks that carry meaning: 3:1, WCAG 2.2 SC 1.4.11. */
const edges: [Color, Color[]][] = [
  ['color-border-strong', grounds],
  ['color-focus', [...grounds, ...lists]],
  ['color-accent-ink', grounds],
];

describe.each(['day', 'night'] as const)('contrast at %s', (mode) => {
  const value = (name: Color) => colors[name][mode === 'day' ? 0 : 1];
  const failures = (pairs: [Color, Color[]][], least: number) =>
    pairs.flatMap(([ink, over]) =>
      over
        .map((ground) => ({ ink, ground, ratio: contrast(value(ink), value(ground)) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ ratio, ...pair }) => `${pair.ink} on ${pair.ground}: ${ratio.toFixed(2)}`),
    );

  it('is at least 4.5 for text', () => expect(failures(text, 4.5)).toEqual([]));
  it('is at least 3 for edges and marks', () => expect(failures(edges, 3)).toEqual([]));
});

it('knows the ratio of black on white', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21));

describe('tokens in a source', () => {
  it('are their values, those in other tokens too', () => {
    expect(withTokens('padding: var(--space-2) calc(-1 * var(--space-4)); color: var(--color-bg);')).toBe(
      'padding: 0.5rem calc(-1 * 1rem); color: var(--day,#ffffff)var(--night,#0a1322);',
    );
    expect(withTokens('var(--shadow-1)')).toBe('0 1px 2px var(--day,rgb(14 28 48 / 8%))var(--night,rgb(0 0 0 / 45%))');
  });

  it('are left where an element sets them', () => expect(withTokens('var(--kind)')).toBe('var(--kind)'));

  it('exist wherever a source uses them', () => {
    const files = listFiles('src').filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|^styles\/tokens|^content\/text\/diagram/.test(file),
    );
    expect(files).toContain('styles/global.ts');
    for (const file of files)
      expect(() => withTokens(readFileSync(path.join('src', file), 'utf8')), file).not.toThrow();
  });

  it('are custom properties of the document, and anew of a part that has a mode of its own', () => {
    expect(tokenStyles).toMatch(/^:root\{(--[\w-]+:[^;]+;)+\}$/);
    expect(tokenStyles).toContain('--color-bg:var(--day,#ffffff)var(--night,#0a1322);');
    expect(tokenStyles).toContain('--shadow-1:0 1px 2px var(--shadow-near);');
  });

  it('are the properties of a page whose attributes use them', () => {
    expect(tokensOfHtml('<path fill="var(--space-1)" stroke="var(--space-2)"/>')).toBe(
      ':root{--space-1:0.25rem;--space-2:0.5rem;}',
    );
    expect(tokensOfHtml('<p style="box-shadow:var(--shadow-1)">var(--other)</p>')).toMatch(
      /^:root\{--shadow-1:0 1px 2px var\(--day,rgb[^;]*;\}$/,
    );
    expect(tokensOfHtml('<p>--space-1</p>')).toBe('');
  });

  it('are a mistake where they do not exist, at a line', () =>
    expect(() => withTokens('a {\n  top: var(--space-2);\n  left: var(--space-11);\n}')).toThrow(
      'Line 3: there is no design token --space-11. src/styles/tokens.ts has them all.',
    ));
});
