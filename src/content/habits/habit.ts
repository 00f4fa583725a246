/**
 * What a habit is: another program's way to write something that documents have, too. Such a text is published as it is; the linter
 * names the documented way, and `--fix` writes it. Habits are in the files of this folder; `translate.ts` applies them.
 */
import { parseDocument, type Document } from 'yaml';

/** A line of a document, whose code and comments `translate.ts` has put aside. */
export interface Line {
  text: string;
  /** The line of the file that it comes from, from 1. */
  from: number;
  /** Says what a habit has made of the line, for the habits after it. */
  made?: 'tabs' | 'cards' | 'box' | 'entry';
}

export interface Habit {
  /** Its name in reports and in `lint_ignore`. */
  id: string;
  /** Matches every text in which the habit may be. */
  pattern: RegExp;
  message: string;
  /** The documented way. */
  fix: string;
  /** Takes the place of what the pattern matches in each line; or a function that translates the lines of a body. */
  change: { to: string | ((...groups: (string | undefined)[]) => string) } | ChangeLines;
}

/** Translates the lines of a body. @param restore returns a text with its code and comments */
type ChangeLines = (lines: readonly Line[], restore: (text: string) => string) => Line[];

/** Reports a habit in a file. */
export interface HabitReport extends Pick<Habit, 'id' | 'message' | 'fix'> {
  /** The first line that has it; undefined for the front matter, and for data. */
  line?: number;
}

/** Parse YAML or JSON; undefined for a text with a mistake, which is reported elsewhere. */
export function parseFields(text: string): { document: Document; value: unknown } | undefined {
  try {
    const document = parseDocument(text, { logLevel: 'silent' });
    return document.errors.length > 0 ? undefined : { document, value: document.toJS({ maxAliasCount: 50 }) };
  } catch {
    return undefined;
  }
}

/** List the words between commas. */
export const listIn = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Make lines in the place of another. */
export const linesOf = ({ from }: Line, texts: readonly string[], made?: Line['made']): Line[] =>
  texts.map((text) => ({ text, from, ...(made && { made }) }));

/** Change the text of each line that differs. */
export const eachLine =
  (change: (text: string) => string) =>
  (lines: readonly Line[]): Line[] =>
    lines.map((line) => {
      const text = change(line.text);
      return text === line.text ? line : { ...line, text };
    });

/** Translate the lines of a body. */
export function apply({ pattern, change }: Habit, lines: readonly Line[], restore: (text: string) => string): Line[] {
  if (typeof change === 'function') return change(lines, restore);
  const all = new RegExp(pattern, `g${pattern.flags}`);
  return eachLine((text) => text.replace(all, change.to as string))(lines);
}

/** Replaces a line and the first of those below it. */
export interface Change {
  lines: Line[];
  /** The number of lines below that are replaced, too. */
  taken: number;
}

/** Change lines from the last to the first: what is inside comes before what is around it. */
export const fromEnd =
  (change: (line: Line, below: readonly Line[]) => Change | undefined) =>
  (lines: readonly Line[]): Line[] => {
    const result = [...lines];
    for (const [index, line] of [...lines.entries()].reverse()) {
      const changed = change(line, result.slice(index + 1));
      if (changed) result.splice(index, 1 + changed.taken, ...changed.lines);
    }
    return result;
  };

/** Take tabs and cards that a habit has made for one group where they follow each other. */
export function joinGroups(lines: readonly Line[]): Line[] {
  const result = [...lines];
  for (let index = result.length - 1; index > 0; index--) {
    const line = result[index];
    if (!line?.made || !/^\s*<(Tabs|Cards)[ >]/.test(line.text)) continue;
    const before = result.slice(0, index).findLastIndex(({ text }) => !isBlank(text));
    const end = result[before];
    if (end?.made !== line.made || !/^\s*<\/(Tabs|Cards)>/.test(end.text)) continue;
    result.splice(before, index - before + 1);
  }
  return result;
}

/** Return the words of a line of Markdown, or of HTML. */
export const plain = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^()\s]*(?:\s"[^"]*")?\)/g, '$1')
    .replace(/<[^>]*>|[*`]{1,2}|(?<![\p{L}\p{N}])_{1,2}|_{1,2}(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Write the first line of text that folds. */
export const openDetails = (summary: string, isOpen: boolean): string =>
  `<Details summary=${quoted(plain(summary) || 'Details')}${isOpen ? ' open' : ''}>`;

/** Return the white space and signs of quotations before a line's words. */
export const indentOf = (text: string): string => /^[\s>]*/.exec(text)?.[0] ?? '';

export const isBlank = (text: string): boolean => text.trim() === '';

/** Read the attributes of a tag; those in braces as the text in them. */
export function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(
    /([\w:@-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{((?:[^{}]|\{[^{}]*\})*)\}|([^\s"'{}>]+)))?/g,
  );
  return Object.fromEntries(
    [...found].map(([, name = '', double, single, braces, bare]) => [
      name,
      double ?? single ?? (braces === undefined ? undefined : valueOf(braces)) ?? bare ?? '',
    ]),
  );
}

/** Return the text of an attribute's expression; of a call that completes an address, the address. */
const valueOf = (expression: string): string =>
  expression
    .trim()
    .replace(/^(?:require|useBaseUrl|withBase)\(\s*(.*?)\s*\)(?:\.default)?$/s, '$1')
    .replace(/^(["'`])(.*)\1$/s, '$2');

/** Write a text as the value of an attribute. */
export const quoted = (text: string): string => (text.includes('"') ? `'${text.replaceAll("'", '’')}'` : `"${text}"`);

/** The attributes of a tag, as a part of a pattern. */
export const attributes = String.raw`((?:\s+[\w:@.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|(?:[^\s"'{}>/]|/(?!>))+))?)*)\s*`;

/**
 * Find the tags that stand for what a reader puts in their place, `/book <time>`, and are no HTML: they have no attributes, and nothing
 * closes them.
 */
export function placeholdersIn(lines: readonly Line[]): (typed: string) => boolean {
  const closed = new Set(lines.flatMap(({ text }) => [...text.matchAll(/<\/([\w.]+)/g)].map(([, name]) => name)));
  return (typed) => {
    const [, name] = /^<([\w.]+)>$/.exec(typed) ?? [];
    return name !== undefined && !closed.has(name);
  };
}

/** The width of a picture as the part of the text's that documents name; undefined for none. */
export function shareOf(width: string | undefined): string | undefined {
  const [, number = '', unit] = /^\s*(\d+(?:\.\d+)?)\s*(px|%|)\s*;?\s*$/.exec(width ?? '') ?? [];
  if (number === '') return undefined;
  // The text column is 720 px wide at most.
  const share = unit === '%' ? Number(number) : (Number(number) / 720) * 100;
  return `${Math.min(100, Math.max(10, Math.round(share)))}%`;
}

/** Write a picture, its caption and its width, which only a picture alone in its line can have. */
export function picture(alt: string, address: string, caption: string | undefined, share: string | undefined): string {
  const title = caption?.trim() ? ` ${quoted(caption.trim())}` : '';
  const note = share === undefined || share === '100%' ? '' : ` {/* width: ${share} */}`;
  return `![${alt.replace(/[[\]]/g, '\\$&')}](${/\s/.test(address) ? `<${address}>` : address}${title})${note}`;
}
