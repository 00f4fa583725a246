/** Addresses that nobody links to, by kind, the same in every run: what readers mistype and what scanners try. */
import fc from 'fast-check';

export interface OddAddress {
  kind: string;
  /** Path, query and hash below the site's prefix, in the characters of a request line. */
  path: string;
  /** Whether there is a page at it, rather than perhaps. */
  isPage?: true;
}

const pages = ['/', '/docs/welcome/', '/search/'];
const longest = 4000;

const escapes = [
  '%2C',
  '%3F',
  '%23',
  '%2F',
  '%2f',
  '%25',
  '%3B',
  '%3A',
  '%5C',
  '%20',
  '%0D%0A',
  '%22',
  '%3Cb%3E',
  '%41',
];
const malformed = ['%', '%%', '%2', '%zz', '%00', '%E0%A4%A', '%C0%AF', '%F8%80', '%FF', '%u0041', '%2525', '%253F'];
const marks = [
  ':',
  '*',
  ':uri',
  ':path',
  '@',
  ';',
  '=',
  '+',
  '$',
  '&',
  ',',
  '(',
  '!',
  "'",
  '|',
  '[',
  '^',
  '"',
  '<',
  '{',
  '\\',
];
const words = ['a', 'docs', 'welcome', '404.html', 'constructor', '__proto__', 'page-data'];
const dots = ['.', '..', '...', '%2e', '%2E%2E', '.%2e', '..%2f', '%2e%2e%2f', '.git', '%252e%252e'];

const text = (parts: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength }).map((chosen) => chosen.join(''));
const slash = fc.constantFrom('', '/');
const unicode = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });

/** The bytes of a text, unescaped, each as the character that Node.js writes for it. */
const bytes = (raw: string) =>
  Buffer.from(raw)
    .toString('latin1')
    .replace(/[\0- \x7f?#]/g, '_');

const query = fc
  .tuple(fc.constantFrom('', '?', '??', '?q='), text([...escapes, ...malformed, ...marks, ...words, '?', '/', '//'], 8))
  .map(([start, rest]) => (start === '' ? '' : start + rest));
const hash = fc.oneof(
  fc.constant(''),
  text([...escapes, ...malformed, ...words, '#', '?'], 4).map((rest) => `#${rest}`),
);

/** A page's path with one letter or slash of it escaped. */
const escaped = (path: string, at: number) => {
  const index = 1 + (at % Math.max(1, path.length - 1));
  const code = path.charCodeAt(index);
  return Number.isNaN(code) ? path : `${path.slice(0, index)}%${code.toString(16)}${path.slice(index + 1)}`;
};

const kinds: Record<string, fc.Arbitrary<string>> = {
  escapes: fc.tuple(text([...escapes, ...words], 6), slash).map(([name, end]) => `/${name}${end}`),
  malformed: fc.tuple(text([...malformed, ...escapes, ...words], 6), slash).map(([name, end]) => `/${name}${end}`),
  marks: fc.tuple(text([...marks, ...words, '/'], 6), slash).map(([name, end]) => `/${name}${end}`),
  unicode: fc.tuple(unicode, slash).map(([name, end]) => `/${encodeURIComponent(name)}${end}`),
  bytes: fc.tuple(unicode, slash).map(([name, end]) => `/${bytes(name)}${end}`),
  slashes: text(['/', '//', '///', '/%2F', '/\\', ...words, 'example.org'], 8).map((rest) => `//${rest}`),
  dots: fc
    .tuple(fc.array(fc.constantFrom(...dots, ...words), { minLength: 1, maxLength: 8 }), slash)
    .map(([names, end]) => `/${names.join('/')}${end}`),
  'upper case': fc.tuple(fc.constantFrom(...pages), slash).map(([path, end]) => `${path.toUpperCase()}X${end}`),
  long: fc
    .tuple(text([...words, ...escapes, '/', '.'], 12), fc.integer({ min: 100, max: longest }))
    .map(([unit, length]) => `/${unit.repeat(longest)}`.slice(0, length)),
  beyond: fc
    .tuple(fc.constantFrom('/docs/welcome/', '/docs/'), text([...escapes, ...malformed, ...marks], 3), slash)
    .map(([page, rest, end]) => page + rest + end),
};

const page = fc
  .tuple(
    fc.constantFrom(...pages),
    fc.constantFrom('as it is', 'no slash', 'index.html', 'escaped'),
    fc.nat(40),
    query,
    hash,
  )
  .map(([path, form, at, search, end]) => {
    const forms: Record<typeof form, string> = {
      'as it is': path,
      'no slash': path.slice(0, -1) || '/',
      'index.html': `${path}index.html`,
      escaped: escaped(path, at),
    };
    return forms[form] + search + end;
  });

/**
 * @param count how many, of which a fifth are those of pages
 * @returns all of the kinds in turn
 */
export function oddAddresses(count: number): OddAddress[] {
  const runs = { seed: 19, numRuns: count };
  const sample = (kind: string, arbitrary: fc.Arbitrary<string>, isPage?: true) =>
    fc.sample(arbitrary, runs).map((path): OddAddress => ({ kind, path, isPage }));
  const generated = Object.entries(kinds).map(([kind, arbitrary]) => sample(kind, arbitrary));
  const turns = sample('page', page, true).map((ofPage, index) => {
    const turn = index - Math.ceil(index / 5);
    return index % 5 === 0 ? ofPage : generated[turn % generated.length]?.[index];
  });
  return turns.filter((one) => one !== undefined);
}
