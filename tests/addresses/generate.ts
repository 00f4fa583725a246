/** Generate addresses as readers mistype them, tools mangle them and strangers try them: the same for the same seed. */
import { seededRandom } from '../../src/text/fixtures/random';
import { routes } from '../routes';

/** The seed of the tested addresses; ADDRESS_SEED replaces it. */
export const seed = Number(process.env.ADDRESS_SEED ?? 19);

export interface Address {
  /** Path from the root, encoded as sent to the server; without the path prefix, the query and the hash. */
  path: string;
  /** The query with its `?`; empty for none. */
  query: string;
  /** The hash with its `#`; empty for none. */
  hash: string;
  /** The right response of a server: a page, none, or a refusal by HTTP or the server's limits. */
  kind: 'page' | 'none' | 'forbidden';
  /** Path of the page, only for `kind: 'page'`. */
  page?: string;
}

const scraps = [
  ...['%2C', '%3F', '%23', '%2F', '%2f', '%25', '%3A', '%40', '%26', '%3D', '%2B', '%24', '%3B', '%20', '%22', '%27'],
  ...['%3C', '%3E', '%5B', '%5C', '%7B', '%7C', '%0A', '%0D%0A', '%7F', '%2541', '%252F', '%25u0041'],
  // Letters, and bytes that only resemble UTF-8: a lone surrogate, an overlong encoding, and no letter at all.
  ...['%C3%A4', '%E4%BD%A0', '%F0%9F%9B%A9', '%E2%80%AE', '%ED%A0%80', '%C0%AF', '%E0%80%AF', '%FF', '%80'],
  ...[
    'a',
    'Z',
    '9',
    '-',
    '_',
    '~',
    '!',
    '$',
    '&',
    "'",
    '(',
    ')',
    '*',
    '+',
    ',',
    ';',
    '=',
    ':',
    '@',
    '.x',
    '|',
    '^',
    '"',
  ],
];
const names = [
  ...[':uri', ':path', ':id', '*', '*x', '__proto__', 'constructor', '404.html', '500.html', 'index.html', 'DOCS'],
  ...['page-data', 'page-data.json', 'evil.example', 'https:', 'javascript:alert(1)', '.well-known', '.git', '~root'],
];
/** Paths that RFC 3986 forbids, and names that no file can have. */
const forbidden = ['%', '%0', '%zz', '%%', '100%', '%00', 'a%00b', '%E0%A4%A', '%2', `a${'b'.repeat(9000)}`];
const queries = [
  ...['', '', '', '?', '??', '?q=1', '?a=%', '?%', '?%00', '?%E0%A4%A', '?a?b?c', '?=&&&', '?q=%23', '?q=%2F%2F', '?/'],
  ...['?__proto__=1', '?//evil.example/', '?/../..', '?q=ä你', '?q=100%25', '?utm_source=a&utm_source=b', '?a'],
  `?${'long='.repeat(400)}`,
];
const hashes = [
  ...['', '', '', '#', '##', '#100%', '#%', '#%E0%A4%A', '#%00', '#%23', '#a?b', '#ä你', '#content', '#/../', '#//x/'],
  ...['#no-such-heading', '#:~:text=a', '#"\'<>', '#[id]', '#:uri', '#%2541'],
];

/** Other spellings of a page's path, which lead to the same page. */
const forms: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace(/(.)\/$/, '$1'),
  (path) => `${path}index.html`,
  (path) => path.replace(/(.)\//g, '$1//'),
  (path) => `/${path}`,
  (path) => `${path}.`,
  (path) => `${path}x/..`,
  (path) => `${path}%2e/`,
  (path) => path.replace(/(.)\/(.)/g, '$1%2F$2'),
  (path) => path.replace(/(.)\/(.)/g, '$1/./$2'),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`),
];

/**
 * Generate addresses.
 * @param count how many
 * @param seed the same seed generates the same ones
 */
export function generateAddresses(count: number, seed: number): Address[] {
  const random = seededRandom(seed);
  const below = (end: number) => Math.floor(random() * end);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const several = (most: number, make: () => string) => Array.from({ length: below(most + 1) }, make).join('');

  // A letter comes first, and no dot ends a name, so that none is `..` by chance.
  const oddName = () => `n${several(5, () => pick(scraps))}`;
  const folder = () =>
    pick([oddName, oddName, () => pick(names), () => 'docs', () => 'x/..', () => '.', () => '', () => 'docs/%2e%2e'])();
  const unknown = () => {
    // A page's own address and something more, perhaps invisible.
    if (below(6) === 0)
      return pick(routes).path + pick(['%0A', '%20', '%E2%80%8B', '%2C', '%3F', '%23', '%5C', ';x', '~']);
    const long = below(12) === 0 ? 'l'.repeat(50 + below(2500)) : '';
    const last = pick([oddName, oddName, oddName, () => `nope-${pick(names)}`]);
    return `/${several(3, () => `${folder()}/`)}${long}${last()}${pick(['', '/', '//'])}`;
  };

  const one = (): Address => {
    const [turn, query, hash] = [random(), pick(queries), pick(hashes)];
    if (turn < 0.4) {
      const { path } = pick(routes);
      return { path: pick(forms)(path), query, hash, kind: 'page', page: path };
    }
    const path = unknown();
    if (turn < 0.9) return { path, query, hash, kind: 'none' };
    return { path: path.replace(/^\/+/, `/${pick(forbidden)}`), query, hash, kind: 'forbidden' };
  };
  return Array.from({ length: count }, one);
}
