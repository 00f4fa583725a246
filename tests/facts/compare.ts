/** Compare what pages show with what a specification says. */
import type { Fact, OperationFacts } from './fact';
import type { Shown } from './shown';

/** A page, and the pages of models that it leads to. */
export interface Pages {
  page: Shown;
  models: Shown[];
}

/** List the facts that a page does not show. */
export function missing({ facts }: OperationFacts, pages: Pages): Fact[] {
  return facts.filter((fact) => !isShown(fact, pages));
}

/** List names, statuses and media types of a page that its specification does not hold. */
export function invented(expected: OperationFacts, { page }: Pages): string[] {
  const other = (what: string, list: readonly string[], known: ReadonlySet<string>) =>
    [...new Set(list)].filter((one) => !known.has(one)).map((one) => `${what} ${one}`);
  return [
    ...other('name', page.names, expected.names),
    ...other('status', page.statuses, expected.statuses),
    ...other('media type', page.mediaTypes, expected.mediaTypes),
  ];
}

function isShown(fact: Fact, { page, models }: Pages): boolean {
  const all = [page, ...models];
  const { kind, owner, words, shared } = fact;
  if (kind === 'status') return words.some((word) => page.statuses.includes(word));
  if (kind === 'media type' && owner === null) return words.some((word) => page.mediaTypes.includes(word));
  if (kind === 'name' && owner !== null) return all.some(({ rows }) => rows.has(owner));
  const holds = (text: string | undefined) => text !== undefined && words.some((word) => has(kind, text, word));
  if (owner === null && kind === 'value') return all.some((one) => holds(one.all));
  if (owner === null) return holds(page.top) || holds(page.all) || models.some(({ top }) => holds(top));
  return all.some(({ rows, top }, index) => holds(rows.get(owner)) || (shared && index > 0 && holds(top)));
}

function has(kind: Fact['kind'], text: string, word: string): boolean {
  if (kind === 'text') return letters(text).includes(letters(word));
  if (kind === 'value') return bare(text).includes(bare(word)) || hasNumber(text, word);
  return hasWord(text.toLowerCase(), word.toLowerCase()) || hasNumber(text, word);
}

/** True where a text holds a word, and not as a part of a longer one. */
function hasWord(text: string, word: string): boolean {
  const edge = /[\p{L}\p{N}]/u;
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    const [before = '', after = ''] = [text[start - 1], text[start + word.length]];
    const joined = (outer: string, inner = '') => edge.test(outer) && edge.test(inner);
    if (!joined(before, word[0]) && !joined(after, word.at(-1))) return true;
  }
  return /\s/.test(word) && bare(text).includes(bare(word));
}

/** True where a text holds a number, however it is written. */
function hasNumber(text: string, word: string): boolean {
  const number = Number(word);
  if (word.trim() === '' || Number.isNaN(number)) return false;
  return (text.match(/-?\d[\d.]*(?:e[+-]?\d+)?/gi) ?? []).some((found) => Number(found) === number);
}

function remembered(convert: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const result = known.get(text) ?? convert(text);
    if (known.size > 20_000) known.clear();
    known.set(text, result);
    return result;
  };
}

/** Keep only letters and digits, without the syntax of Markdown and HTML. */
const letters = remembered((text) =>
  text
    .replace(/<!--[^]*?-->/g, '')
    .replace(/^[ \t]*\d{1,9}[.)](?=\s)/gm, '')
    .replace(/(?:`{3,}|~{3,})[\w+-]*/g, '')
    .replace(/\]\([^)\s]*(?: "[^"]*")?\)/g, ']')
    .replace(/<\/?[a-z][^<>\n]{0,200}>/gi, '')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/&#?\w+;/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase(),
);

/** Leave out white space, and quotes, which depend on the type of a value. */
const bare = remembered((text) => text.replace(/\\n|[\s"\\]+/g, ''));
