/**
 * Translate what other programs have into the documented form: the build compiles the result, the linter reports each habit with the
 * edit that writes it, and the import of a folder begins with it. Pure.
 */
import type { Code, InlineCode } from 'mdast';
import { documentedName } from '../read/names';
import { locate } from '../read/routes';
import { components } from '../text/components';
import { Source, type Finding, type Place } from '../text/source';
import { parsePlain, walk } from '../text/syntax';
import { boxes, boxesAtLast, nestBoxes } from './boxes';
import { components as foreignComponents } from './components';
import { translateData } from './data';
import { translateFields } from './fields';
import { apply, eachLine, indentOf, isBlank, joinGroups, type Habit, type HabitReport, type Line } from './habit';
import { structure } from './structure';
import { words } from './words';

/** A file in the documented form. */
export interface Translation {
  text: string;
  /** At most one warning for each habit. The first has the edit for all. */
  findings: Finding[];
  /** Return a place of the translated text in the file. */
  placeOf: <P extends Place>(place: P) => P;
  /** Return what was found in the translated text as of the file. */
  findingOf: (finding: Finding) => Finding;
}

/** Habits that are no change of text with habits. */
const others: Record<string, Pick<Habit, 'message' | 'fix'>> = {
  'habit-code': {
    message: 'This code block has options of another program, which are left out or read as what comes closest.',
    fix: 'Choose from: `title="name.yaml"`, `{1,3-4}` to mark lines, and `diff`.',
  },
  'habit-comment': {
    message: 'An HTML comment is a note to other writers.',
    fix: 'Write `{/* a note to other writers */}`.',
  },
  'habit-signs': {
    message: 'In an `.md` file, `{` and `<` before a word are shown as these signs.',
    fix: 'Write `\\{` and `\\<`, or put the words in backticks.',
  },
};

const all = [...boxes, ...structure, foreignComponents, boxesAtLast, ...words];

/** The names of all habits, for `lint_ignore`. */
export const habitIds: readonly string[] = [
  ...all.map(({ id }) => id),
  ...Object.keys(others),
  // Name habits of front matter and of file names, too.
  ...['habit-fields', 'habit-title', 'habit-description', 'habit-name', 'habit-link'],
];

const marked = /\uE000(\d+)\uE001/g;

/** Text of which code and comments are put aside, so that no habit changes them. */
interface Bare {
  lines: Line[];
  /** Return a text with its code and comments. */
  restore: (text: string) => string;
}

/** Names of habits that stay as they are typed. */
type Kept = Pick<ReadonlySet<string>, 'has'>;

/** @param found gets the first line of code, and that of a comment, which this changes */
function putAside(lines: readonly Line[], found: Map<string, number>, kept: Kept): Bare {
  const aside: string[] = [];
  const hide = (text: string) => (text === '' ? '' : `\uE000${aside.push(text) - 1}\uE001`);
  const restore = (text: string): string =>
    text.replace(marked, (_, number: string) => restore(aside[Number(number)] ?? ''));
  let text = lines.map((line) => line.text).join('\n');
  const note = (id: string, offset: number) =>
    found.set(id, lines[text.slice(0, offset).split('\n').length - 1]?.from ?? 1);

  const code: (Code | InlineCode)[] = [];
  walk(parsePlain(text), (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') code.push(node);
  });
  for (const { type, position } of code.reverse()) {
    const [from = 0, to = 0] = [position?.start.offset, position?.end.offset];
    const [first = '', ...others] = text.slice(from, to).split('\n');
    const isBlock = type === 'code';
    const [fence = ''] = (isBlock && /^[`~]*/.exec(first)) || [];
    let start = first.slice(fence.length);
    if (isBlock && !kept.has('habit-code') && codeOptions(start) !== start.trimEnd()) {
      note('habit-code', from);
      start = codeOptions(start);
    }
    // The indentation of code is its own beyond that of its fence; that of words in backticks is the paragraph's.
    const margin = isBlock ? (position?.start.column ?? 1) - 1 : undefined;
    const rest = others.map((line) => {
      const indent = indentOf(line).slice(0, margin);
      return indent + hide(line.slice(indent.length));
    });
    text = text.slice(0, from) + [fence + hide(start), ...rest].join('\n') + text.slice(to);
  }

  text = text.replace(
    /<!--(.*?)-->|\{\/\*(.*?)\*\/\}/gs,
    (_, html: string | undefined, own: string | undefined, offset: number) => {
      const isKept = html !== undefined && kept.has('habit-comment');
      if (html !== undefined && !isKept && !found.has('habit-comment')) note('habit-comment', offset);
      const words = isKept ? html : (html?.replaceAll('*/', '* /') ?? own ?? '');
      const [first = '', ...others] = words.split('\n');
      const rest = others.map((line) => indentOf(line) + hide(line.slice(indentOf(line).length)));
      const text = [hide(first), ...rest].join('\n');
      return isKept ? `${hide('<!--')}${text}${hide('-->')}` : `{/*${text}*/}`;
    },
  );
  return { lines: text.split('\n').map((one, index) => ({ text: one, from: lines[index]?.from ?? 1 })), restore };
}

/** Write the words after the three backticks as this site reads them; other words of other programs do no harm. */
function codeOptions(text: string): string {
  return text
    .replace(/^\s*\{\s*\.([\w-]+)(.*)\}\s*$/, '$1$2')
    .replace(/^([\w-]+)(?::[\w-]+(?:=\d+)?)?(\{[\d,\s-]+\})/, '$1 $2')
    .replace(/^([\w-]+):(?:(?:no-)?line-numbers)\S*/, '$1')
    .replace(/\s+\[([^\]]+)\]\s*$/, ' title="$1"')
    .replace(/\s(?:filename|file|name)=("[^"]*"|'[^']*')/g, ' title=$1')
    .replace(/\shl_lines="([^"]*)"/g, (_, lines: string) => ` {${lines.trim().replace(/[\s,]+/g, ',')}}`)
    .trimEnd();
}

/** HTML that has a meaning, which its own message explains. */
const meant = new RegExp(
  `^/?(?:${Object.keys(components).join('|')}|table|t[rdh]|thead|tbody|[uod]l|li|d[td]|pre|blockquote|h[1-6]|iframe|video|audio|svg|script|style|form|input|button|summary|figcaption|br|sub|sup|mark|abbr|source)\\b`,
  'i',
);

/**
 * Escape braces and signs that begin neither a comment, a tag nor an address: in Markdown without components they are text.
 */
const asSigns = (text: string): string =>
  text.replace(
    /`[^`]*`|(?<!\\|^\s*[\w-]+=|<[A-Za-z][^<>]*=)\{(?!\/\*)|(?<!\\|\]\(|\]:\s*)<(?=[A-Za-z/!>])([^\s>]*)/g,
    (typed, name?: string) =>
      typed.startsWith('`') || (name !== undefined && meant.test(name)) ? typed : `\\${typed}`,
  );

/** True for a line that may begin code with options of another program. */
const hasCodeOptions = ({ text }: Line): boolean => {
  const [, options = ''] = /^[\s>]*(?:[-*+]|\d+[.)])?\s*(?:`{3,}|~{3,})(.*)/.exec(text) ?? [];
  return codeOptions(options) !== options.trimEnd();
};

/** Return what lines of a file have become, by the line. */
function textsOf(lines: readonly Line[]): Map<number, string> {
  const texts = new Map<number, string>();
  for (const { from, text } of lines) texts.set(from, `${texts.get(from) ?? ''}\n${text}`);
  return texts;
}

/** Find the first line that a habit has changed; undefined for none. */
function firstChanged(before: readonly Line[], after: readonly Line[]): Line | undefined {
  const [old, now] = [textsOf(before), textsOf(after)];
  return before.find(({ from }) => now.get(from) !== old.get(from)) ?? after.find(({ from }) => !old.has(from));
}

/**
 * Escape the signs that no habit has taken, except in lines with a sign that a later one takes.
 * @param later the habits that translate the text when it is read, where it keeps some
 */
function withSigns(lines: readonly Line[], later: readonly Habit[], restore: Bare['restore']): Line[] {
  const escape = eachLine(asSigns);
  const translated = (typed: readonly Line[]) => later.reduce((now, habit) => apply(habit, now, restore), typed);
  const wanted = textsOf(escape(translated(lines)));
  const made = textsOf(translated(escape(lines)));
  const isText = ({ from }: Line) => wanted.has(from) && wanted.get(from) === made.get(from);
  return lines.flatMap((line) => (isText(line) ? escape([line]) : line));
}

/** Translate a file of the content. @param isImport true to name pages after their files, and to keep former titles */
export function translate(file: string, text: string, isImport = false): Translation {
  const source = new Source(file, text);
  const { lines, reports } = rewrite(source, isImport) ?? {};
  if (!lines || !reports) return { text, findings: [], placeOf: (place) => place, findingOf: (finding) => finding };
  const told = reports.filter(({ id }) => !source.ignored.has(id));
  const whole = textIn(lines);
  const { fixed, left } =
    told.length === reports.length ? { fixed: whole, left: [] } : fixBeside(source, told, whole, isImport);
  return translation(source, lines, told, fixed, left);
}

const textIn = (lines: readonly Line[]) => lines.map((line) => line.text).join('\n');

/**
 * Write what a file does not keep, habit by habit, where the rest is then read as before.
 * @param whole the text without habits
 * @returns the text, and the habits that stay: one that the file keeps is part of them
 */
function fixBeside(source: Source, told: readonly HabitReport[], whole: string, isImport: boolean) {
  const packed = (text: string) => text.replace(/\n\s*\n/g, '\n\n').trim();
  const write = (text: string, kept?: Kept) => {
    const lines = rewrite(new Source(source.file, text), isImport, kept)?.lines;
    return lines ? textIn(lines) : text;
  };
  const written = new Set<string>();
  let fixed = source.text;
  for (const { id } of told) {
    written.add(id);
    const text = write(source.text, { has: (one) => !written.has(one) });
    if (text !== fixed && packed(write(text)) === packed(whole)) fixed = text;
    else written.delete(id);
  }
  return { fixed, left: told.map(({ id }) => id).filter((id) => !written.has(id)) };
}

/** Write the lines of a file in the documented form, and report its habits; undefined where it has none. */
function rewrite(
  source: Source,
  isImport: boolean,
  kept: Kept = new Set(),
): { lines: readonly Line[]; reports: readonly HabitReport[] } | undefined {
  const { file, text } = source;
  const isDocument = documentedName(file).endsWith('.mdx');
  if (!isDocument) {
    const data = translateData(file, text);
    if (data === undefined) return undefined;
    const lines = data.split('\n').map((line): Line => {
      const [key] = /[\w-]+(?=:)/.exec(line) ?? [];
      const at = source.lines.findIndex(
        (one) => key !== undefined && new RegExp(`(^|["'\\s])${key}["']?\\s*:`).test(one),
      );
      return { text: line, from: Math.max(0, at) + 1 };
    });
    const message = 'This file is written for another program.';
    return { lines, reports: [{ id: 'habit-fields', message, fix: 'Write the fields that such a file has here.' }] };
  }
  if (/[\uE000\uE001]/.test(text)) return undefined;

  const lines = source.lines.map((line, index): Line => ({ text: line, from: index + 1 }));
  if (source.frontMatterEnd === -1) return undefined;
  const end = source.frontMatterEnd ?? -1;
  let body = lines.slice(end + 1);
  const found = new Map<string, number>();
  const whole = body.map((line) => line.text).join('\n');
  const isMarkdown = file.endsWith('.md');
  if (
    all.some(({ pattern }) => pattern.test(whole)) ||
    whole.includes('<!--') ||
    (isMarkdown && /[{<]/.test(whole)) ||
    body.some(hasCodeOptions)
  ) {
    const bare = putAside(body, found, kept);
    body = bare.lines;
    const step = (id: string, after: Line[]) => {
      const first = firstChanged(body, after);
      if (first) found.set(id, first.from);
      body = after;
    };
    for (const habit of all)
      if (!kept.has(habit.id) && habit.pattern.test(body.map((line) => line.text).join('\n')))
        step(habit.id, apply(habit, body, bare.restore));
    if (isMarkdown && !kept.has('habit-signs')) {
      const later = all.some(({ id }) => kept.has(id)) ? all : [];
      step('habit-signs', withSigns(body, later, bare.restore));
    }
    const restored = nestBoxes(joinGroups(body)).map((line) => ({ ...line, text: bare.restore(line.text) }));
    body = withoutGaps(restored, source.lines);
  }
  let head: readonly Line[] | undefined = end < 0 ? undefined : lines.slice(1, end);
  const fields = locate(file) && translateFields(file, { head, body }, isImport, kept);
  if (fields) ({ head } = fields);
  const result =
    fields || head
      ? [
          { text: '---', from: 1 },
          ...(head ?? []),
          { text: '---', from: Math.max(1, end + 1) },
          ...(end < 0 ? [{ text: '', from: 1 }] : []),
          ...(fields?.body ?? body),
        ]
      : [...body];
  if (result.length === lines.length && result.every((line, index) => line.text === lines[index]?.text))
    return undefined;
  const reports = [
    ...(fields?.reports ?? []),
    ...[...found].flatMap(([id, line]) => {
      const habit = all.find((one) => one.id === id) ?? others[id];
      return habit ? [{ id, message: habit.message, fix: habit.fix, line }] : [];
    }),
  ];
  return { lines: result, reports };
}

/** Leave out empty lines that follow others, where a habit has made them so. */
const withoutGaps = (lines: readonly Line[], typed: readonly string[]): Line[] =>
  lines.filter((line, index) => {
    const before = lines[index - 1];
    if (!isBlank(line.text) || !before || !isBlank(before.text)) return true;
    const isTyped = ({ from }: Line) => isBlank(typed[from - 1] ?? '');
    return isTyped(line) && isTyped(before) && line.from === before.from + 1;
  });

/** @param fixed the text that the edit writes @param left habits that it does not change */
function translation(
  source: Source,
  lines: readonly Line[],
  reports: readonly HabitReport[],
  fixed: string,
  left: readonly string[],
): Translation {
  const text = textIn(lines);
  const placeOf = <P extends Place>(place: P): P => {
    const line = lines[place.line - 1];
    const typed = source.line(line?.from ?? 1);
    const shift = line && typed !== line.text && typed.endsWith(line.text) ? typed.length - line.text.length : 0;
    return { ...place, line: line?.from ?? 1, column: Math.min(place.column + shift, typed.length + 1) };
  };
  const edit = { line: 1, column: 1, remove: source.text, insert: fixed };
  return {
    text,
    placeOf,
    findings: reports.map(({ id, message, fix, line }, index) => ({
      severity: 'warning',
      file: source.file,
      ...(line !== undefined && { line, column: 1, source: source.line(line) }),
      message,
      fix: left.includes(id) ? fix : `${fix} \`npm run lint:content -- --fix\` does it.`,
      rule: id,
      ...(index === 0 && { edit }),
    })),
    findingOf({ edit: change, ...finding }) {
      const { line: number, column } = finding;
      if (number === undefined || column === undefined) return finding;
      const place = placeOf({ line: number, column });
      const typed = source.line(place.line);
      // A line that was translated is fixed when its translation is written.
      const edits = [change ?? []].flat().flatMap((edit) => {
        const line = lines[edit.line - 1];
        return line && line.text === source.line(line.from) ? [{ ...edit, line: line.from }] : [];
      });
      return {
        ...finding,
        ...place,
        source: typed,
        ...(edits.length > 0 && { edit: edits.length > 1 ? edits : edits[0] }),
      };
    },
  };
}
