/**
 * The design tokens. Colours have two modes, day and night. Styles take all values from here, as custom properties:
 * `var(--color-text)`.
 */

/** Colours, `[day, night]`. `src/styles/tokens.test.ts` checks their contrast against WCAG 2.2 AA. */
export const colors = {
  'color-bg': ['#ffffff', '#0a1322'],
  'color-surface': ['#f4f7fb', '#0f1b2e'],
  'color-surface-raised': ['#ffffff', '#15243b'],
  'color-text': ['#0e1c30', '#e4ecf7'],
  'color-muted': ['#4d5f78', '#9db0c9'],
  'color-border': ['#dbe4ee', '#22344f'],
  /** Edges that show where a control is: 3:1 against every background. */
  'color-border-strong': ['#7d8da3', '#6580a3'],
  'color-link': ['#0a5bb0', '#7fc1ff'],
  'color-link-hover': ['#073f7d', '#b5dbff'],
  /** The background of links that are selected or hovered in lists. */
  'color-selected': ['#e6f0fb', '#152e4e'],
  'color-hover': ['#edf2f8', '#14253e'],
  /** Instrument amber: a fill, never text. `accent-text` is the colour of text on it; `accent-ink` is amber for text. */
  'color-accent': ['#ffb020', '#ffb545'],
  'color-accent-hover': ['#ffc14d', '#ffc974'],
  'color-accent-text': ['#231500', '#1e1300'],
  'color-accent-ink': ['#8a4f00', '#ffc063'],
  /** The announcement above the navbar: dark in both modes. */
  'color-announcement': ['#0f2a4d', '#172c4a'],
  'color-announcement-text': ['#e8f1fc', '#e4ecf7'],
  'color-announcement-link': ['#ffc063', '#ffc063'],
  'color-focus': ['#0a5bb0', '#ffc063'],
  'color-code-bg': ['#f4f7fb', '#0d1829'],
  'color-code-inline-bg': ['#edf2f8', '#17273f'],
  'color-mark': ['#ffe2a8', '#5a4310'],
  'color-backdrop': ['rgb(14 28 48 / 45%)', 'rgb(3 7 14 / 65%)'],

  'color-note': ['#475a75', '#a9bad1'],
  'color-note-bg': ['#f1f5f9', '#152338'],
  'color-tip': ['#0b6b47', '#63d6a4'],
  'color-tip-bg': ['#e9f7f0', '#0d2a26'],
  'color-info': ['#0a5bb0', '#7fc1ff'],
  'color-info-bg': ['#eaf3fd', '#102a47'],
  'color-warning': ['#845000', '#ffc063'],
  'color-warning-bg': ['#fff5df', '#2e2410'],
  'color-danger': ['#b3201f', '#ff9a90'],
  'color-danger-bg': ['#fdeeed', '#361a20'],

  'method-get': ['#0a5bb0', '#7fc1ff'],
  'method-get-bg': ['#e6f0fb', '#102a47'],
  'method-post': ['#0b6b47', '#63d6a4'],
  'method-post-bg': ['#e4f5ec', '#0d2f29'],
  'method-put': ['#845000', '#ffc063'],
  'method-put-bg': ['#fff1d3', '#332810'],
  'method-patch': ['#6a3fb0', '#c9b0ff'],
  'method-patch-bg': ['#f1eafb', '#2a2148'],
  'method-delete': ['#a31a1c', '#ff9a90'],
  'method-delete-bg': ['#fde9e8', '#3a1b21'],

  'hljs-comment': ['#5a6b83', '#8ba0bc'],
  'hljs-keyword': ['#8a2d83', '#e8a4e6'],
  'hljs-type': ['#0d6275', '#79dbe8'],
  'hljs-variable': ['#a02a3c', '#ffa3ad'],
  'hljs-punctuation': ['#4d5f78', '#a5b7cf'],

  'shadow-near': ['rgb(14 28 48 / 8%)', 'rgb(0 0 0 / 45%)'],
  'shadow-far': ['rgb(14 28 48 / 22%)', 'rgb(0 0 0 / 70%)'],
} as const satisfies Record<string, readonly [day: string, night: string]>;

/**
 * Geist (OFL), weights 400 to 700, ASCII and Latin-1. If the font does not arrive at once, the page keeps the system's font.
 * docs/dependencies.md says how the file was made.
 */
export const fontFile = '/static/geist-6743b102bd65.woff2';

/** Lengths, type, motion and layers: the same in both modes. */
const scales = {
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.5rem',
  'space-6': '2rem',
  'space-7': '3rem',
  'space-8': '4.5rem',

  'radius-s': '4px',
  'radius-m': '8px',

  'shadow-1': '0 1px 2px var(--shadow-near)',
  'shadow-2': '0 1px 3px var(--shadow-near), 0 12px 36px -8px var(--shadow-far)',

  // Keep the list short: before the first text, a browser looks up each name among all fonts of the machine.
  'font-body': 'Geist, Near, Near2, system-ui, sans-serif',
  'font-code': 'ui-monospace, Menlo, Consolas, monospace',

  'text-xs': '0.75rem',
  'text-s': '0.875rem',
  'text-m': '1rem',
  'text-l': '1.125rem',
  'text-xl': '1.375rem',
  'text-2xl': '1.75rem',
  'text-3xl': 'clamp(1.875rem, 1.55rem + 1.4vw, 2.5rem)',

  'leading-tight': '1.2',
  'leading-snug': '1.4',

  'duration-fast': '120ms',

  'z-navbar': '10',
  'z-dropdown': '20',
  'z-top': '40',

  'navbar-height': '3.75rem',
  'sidebar-width': '17.5rem',
  'toc-width': '15rem',
  measure: '44rem',
  'page-width': '96rem',
  /** Margin at both sides of navbar and footer, whose content aligns with the page's columns. */
  'page-margin': 'max(clamp(1rem, 4vw, 1.5rem), (100% - 96rem) / 2 + 1.5rem)',
} as const;

function valueOf(name: string): string | undefined {
  const pair = (colors as Record<string, readonly [string, string] | undefined>)[name];
  if (!pair) return (scales as Record<string, string | undefined>)[name];
  const [day, night] = pair;
  return day === night ? day : `var(--day,${day})var(--night,${night})`;
}

const tokenNames = [...Object.keys(colors), ...Object.keys(scales)];

/** Write design tokens as custom properties. */
const customProperties = (names: readonly string[]): string =>
  `:root{${names.map((name) => `--${name}:${valueOf(name)};`).join('')}}`;

/** All design tokens as custom properties. */
export const tokenStyles = customProperties(tokenNames);

/** Write the design tokens that the attributes of drawings on a page use, as custom properties. */
export function tokensOfHtml(html: string): string {
  const found = new Set([...html.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  const used = tokenNames.filter((name) => found.has(name));
  return used.length === 0 ? '' : withTokens(customProperties(used));
}

/** Replace every token, such as `var(--color-text)`, with its value. @throws for an unknown token, with its line */
export function withTokens(source: string): string {
  return source.replace(/var\(--([\w-]+)\)/g, (use, name: string, index: number) => {
    // Boxes set this variable for their contents.
    if (name === 'kind') return use;
    const value = valueOf(name);
    if (value !== undefined) return withTokens(value);
    const line = source.slice(0, index).split('\n').length;
    throw new Error(`Line ${line}: there is no design token --${name}. src/styles/tokens.ts has them all.`);
  });
}

/**
 * Choose the colour mode: the reader's (`<html data-theme="light|dark">`), else the system's. Paper is always day. A colour is
 * `var(--day,#fff)var(--night,#000)`. The variable of the chosen mode is unset, so its fallback applies; the other variable is
 * empty. Unlike `light-dark()`, this works in browsers before 2024.
 */
export const colorSchemeCss = `
:root{color-scheme:light;--day:initial;--night:var(--day,)}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--night:initial;--day:var(--night,)}}
@media screen{:root[data-theme=dark]{color-scheme:dark;--night:initial;--day:var(--night,)}}
`;
