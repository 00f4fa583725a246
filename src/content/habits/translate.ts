/**
 * Translate what other programs have into the documented form: the build compiles the result, the linter reports each habit with the
 * edit that writes it, and the import of a folder begins with it. Pure.
 */
import { gfm } from 'micromark-extension-gfm';
import { mdxMd } from 'micromark-extension-mdx-md';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { documentedName } from '../read/names';
import { locate } from '../read/routes';
import { components } from '../text/components';
import { Source, type Finding, type Place } from '../text/source';
import { walk } from '../text/syntax';
import { structure } from './blocks';
import { translateData } from './data';
import { translateFields } from './fields';
import { eachLine, indentOf, isBlank, type Habit, type Line } from './habit';
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

/** Habits that are no change of a body; the last two are of names. */
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
  'habit-fields': { message: '', fix: 'Write the fields that documents have.' },
  'habit-title': { message: '', fix: 'Write `title: …` in the front matter, and begin the text without it.' },
  'habit-description': { message: '', fix: 'Write one sentence for search results: `description: …`.' },
  'habit-name': { message: '', fix: '' },
  'habit-link': { message: '', fix: '' },
};

/** Every habit, with its pattern as one of a whole text. */
const all = [...structure, ...words].map((habit) => ({
  ...habit,
  pattern: new RegExp(habit.pattern.source, [...new Set(`m${habit.pattern.flags}`)].join('')),
}));

/** The names of all habits, for `lint_ignore`. */
export const habitIds: readonly string[] = [...all.map(({ id }) => id), ...Object.keys(others)];

const plainSyntax = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function (this: Processor) {
    this.data().micromarkExtensions = [gfm(), mdxMd()];
  })
  .freeze();

/** Parse a body without components and braces, which never fails. */
export const parsePlain = (body: string): Root => plainSyntax.parse(body);

const marked = /\uE000(\d+)\uE001/g;

/** Put code and comments aside, so that no habit changes them. */
function putAside(lines: readonly Line[]): { lines: Line[]; fences: Line[]; aside: string[]; hasComments: boolean } {
  const result = lines.map((line) => ({ ...line }));
  const aside: string[] = [];
  const fences: Line[] = [];
  const hide = (line: Line | undefined, from: number, to?: number) => {
    if (!line || from >= (to ?? line.text.length)) return;
    aside.push(line.text.slice(from, to));
    line.text = `${line.text.slice(0, from)}\uE000${aside.length - 1}\uE001${to === undefined ? '' : line.text.slice(to)}`;
  };
  const code: { start: Place; end: Place; isBlock: boolean }[] = [];
  walk(parsePlain(lines.map(({ text }) => text).join('\n')), (node) => {
    if ((node.type === 'code' || node.type === 'inlineCode') && node.position)
      code.push({ ...node.position, isBlock: node.type === 'code' });
  });
  for (const { start, end, isBlock } of code.reverse())
    for (let number = end.line; number >= start.line; number--) {
      const line = result[number - 1];
      if (!line) continue;
      if (isBlock && number === start.line) {
        const [fence = ''] = /^[`~]*/.exec(line.text.slice(start.column - 1)) ?? [];
        fences.push(line);
        hide(line, start.column - 1 + fence.length);
      } else if (isBlock) hide(line, Math.min(start.column - 1, indentOf(line.text).length));
      else hide(line, number === start.line ? start.column - 1 : 0, number === end.line ? end.column - 1 : undefined);
    }
  let hasComments = false;
  let open: '*/}' | '-->' | undefined;
  for (const [index, line] of result.entries()) {
    let at = 0;
    for (;;) {
      if (open === undefined) {
        const [sign] = /<!--|\{\/\*/.exec(line.text.slice(at)) ?? [];
        if (sign === undefined) break;
        const close = sign === '<!--' ? '-->' : '*/}';
        const start = line.text.indexOf(sign, at);
        const isClosed = [
          line.text.slice(start + sign.length),
          ...result.slice(index + 1).map(({ text }) => text),
        ].some((text) => text.includes(close));
        if (!isClosed) break;
        open = close;
        if (sign === '<!--') {
          hasComments = true;
          line.text = `${line.text.slice(0, start)}{/*${line.text.slice(start + 4)}`;
        }
        at = start + 3;
      }
      const close = line.text.indexOf(open, at);
      if (close < 0) {
        line.text = open === '-->' ? line.text.replaceAll('*/', '* /') : line.text;
        hide(line, index > 0 && at === 0 ? indentOf(line.text).length : at);
        break;
      }
      if (open === '-->') {
        const inner = line.text.slice(at, close).replaceAll('*/', '* /');
        line.text = `${line.text.slice(0, at)}${inner}*/}${line.text.slice(close + 3)}`;
      }
      const before = line.text.length;
      hide(line, at, line.text.indexOf('*/}', at));
      at = line.text.indexOf('*/}', Math.max(0, at - (before - line.text.length))) + 3;
      open = undefined;
    }
  }
  return { lines: result, fences, aside, hasComments };
}

/** Read the words after the three backticks as this site does. */
function codeOptions(text: string): string {
  return text
    .replace(/^\s*\{\s*\.([\w-]+)(.*)\}\s*$/, '$1$2')
    .replace(/^([\w-]+)(?::[\w-]+(?:=\d+)?)?(\{[\d,\s-]+\})/, '$1 $2')
    .replace(/^([\w-]+):(?:(?:no-)?line-numbers)\S*/, '$1')
    .replace(/\s+\[([^\]]+)\]\s*$/, ' title="$1"')
    .replace(/\s(?:filename|file|name)=("[^"]*"|'[^']*')/g, ' title=$1')
    .replace(
      /\shl_lines="([^"]*)"/g,
      (_, lines: string) =>
        ` {${lines
          .trim()
          .split(/[\s,]+/)
          .join(',')}}`,
    )
    .replace(
      /\s(?:ins|del|mark|add|remove)=(?:\{[^}]*\}|"[^"]*")|\s(?:linenums|start|startLineNumber|frame|wrap|collapse|meta|anchor_linenums|startline)=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)/g,
      '',
    )
    .replace(
      /\s(?:showLineNumbers(?:=\S+|\{\d+\})?|lineNumbers|live|noInline|twoslash|copy|wrap|metastring|numberLines|\.\w[\w-]*|\.\.\.)(?=\s|$)/g,
      '',
    )
    .replace(/\s\/[^/\s]+\/(?=\s|$)/g, '')
    .trimEnd();
}

/** HTML that has a meaning, which its own message explains. */
const meant = new RegExp(
  `^/?(?:${Object.keys(components).join('|')}|table|t[rdh]|thead|tbody|[uod]l|li|d[td]|pre|blockquote|h[1-6]|iframe|video|audio|svg|script|style|form|input|button|summary|figcaption|br|sub|sup|mark|abbr|source)\\b`,
  'i',
);

/** Escape braces and signs that begin neither a comment nor a tag: in Markdown without components they are text. */
const asSigns = (text: string): string =>
  text.replace(/`[^`]*`|(?<![\\=])\{(?!\/\*)|(?<!\\)<(?=[A-Za-z/!>])([^\s>]*)/g, (typed, name?: string) =>
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

const fence = /^---[ \t]*$/;

/** Translate a file of the content. @param isImport true to name pages after their files, and to keep former titles */
export function translate(file: string, text: string, isImport = false): Translation {
  const same: Translation = { text, findings: [], placeOf: (place) => place, findingOf: (finding) => finding };
  const source = new Source(file, text);
  const isDocument = documentedName(file).endsWith('.mdx');
  if (!isDocument) {
    const data = translateData(file, source.text);
    if (data === undefined) return same;
    const origin = data.split('\n').map((line) => {
      const [key] = /[\w-]+(?=:)/.exec(line) ?? [];
      const at = source.lines.findIndex(
        (one) => key !== undefined && new RegExp(`(^|["'\\s])${key}["']?\\s*:`).test(one),
      );
      return Math.max(0, at) + 1;
    });
    return translation(
      source,
      data.split('\n').map((line, index) => ({ text: line, from: origin[index] ?? 1 })),
      [
        {
          id: 'habit-fields',
          message: 'This file has fields or a form of another program.',
          fix: others['habit-fields']?.fix ?? '',
          line: undefined,
        },
      ],
    );
  }
  if (/[\uE000\uE001]/.test(text)) return same;

  const lines = source.lines.map((line, index): Line => ({ text: line, from: index + 1 }));
  const end = fence.test(source.lines[0] ?? '')
    ? source.lines.findIndex((line, index) => index > 0 && fence.test(line))
    : -1;
  if (end < 0 && fence.test(source.lines[0] ?? '')) return same;
  let body = lines.slice(end + 1);
  const found = new Map<string, Line>();
  const isAsked = (id: string) => !source.ignored.has(id);
  const step = (id: string, before: readonly Line[], after: Line[]) => {
    const first = firstChanged(before, after);
    if (first) found.set(id, first);
    return after;
  };
  const whole = body.map((line) => line.text).join('\n');
  if (
    all.some(({ pattern }) => pattern.test(whole)) ||
    /<!--/.test(whole) ||
    (file.endsWith('.md') && /[{<]/.test(whole)) ||
    body.some(hasCodeOptions)
  ) {
    const before = body;
    const { lines: plain, fences, aside, hasComments } = putAside(body);
    for (const line of fences) {
      const [typed = '', number = ''] = /\uE000(\d+)\uE001$/.exec(line.text) ?? [];
      const options = aside[Number(number)] ?? '';
      const better = typed === '' ? options : codeOptions(options);
      if (better === options.trimEnd()) continue;
      aside[Number(number)] = better;
      found.set('habit-code', before[line.from - (before[0]?.from ?? 1)] ?? line);
    }
    if (hasComments)
      found.set('habit-comment', before.find(({ text: one }) => one.includes('<!--')) ?? { text: '', from: 1 });
    body = plain;
    const restore = (one: string): string =>
      one.replace(marked, (_, number: string) => restore(aside[Number(number)] ?? ''));
    for (const habit of all) {
      const current = body.map((line) => line.text).join('\n');
      if (habit.pattern.test(current)) body = step(habit.id, body, habit.change(body, restore));
    }
    if (file.endsWith('.md')) body = step('habit-signs', body, eachLine(asSigns)(body));
    body = withoutGaps(
      body.map((line) => ({ ...line, text: restore(line.text) })),
      source.lines,
    );
  }
  let head: readonly Line[] | undefined = end < 0 ? undefined : lines.slice(1, end);
  const fields = locate(file) && translateFields(file, { head, body }, isImport);
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
  if (result.length === lines.length && result.every((line, index) => line.text === lines[index]?.text)) return same;
  const notes = fields?.notes ?? {};
  const own: [id: string, message: string | undefined, fix?: string][] = [
    ['habit-fields', notes.fields],
    ['habit-title', notes.title],
    ['habit-description', notes.description],
    [
      'habit-name',
      notes.name && `This file's name says more than its address: it is read as \`${notes.name}\`.`,
      `Rename it to \`${documentedName(file)}\`, and write \`${notes.name}\` in the front matter.`,
    ],
  ];
  const reports = [
    ...own.flatMap(([id, message, fix]) =>
      message ? [{ id, message, fix: fix ?? others[id]?.fix ?? '', line: undefined }] : [],
    ),
    ...[...found].flatMap(([id, line]) => {
      const habit = all.find((one) => one.id === id) ?? others[id];
      return habit ? [{ id, message: habit.message, fix: habit.fix, line: line.from }] : [];
    }),
  ].filter(({ id }) => isAsked(id));
  return translation(source, result, reports);
}

/** Leave out empty lines that follow others, where a habit has made them so. */
const withoutGaps = (lines: readonly Line[], typed: readonly string[]): Line[] =>
  lines.filter((line, index) => {
    const before = lines[index - 1];
    if (!isBlank(line.text) || !before || !isBlank(before.text)) return true;
    const isTyped = ({ from }: Line) => isBlank(typed[from - 1] ?? '');
    return isTyped(line) && isTyped(before) && line.from === before.from + 1;
  });

function translation(
  source: Source,
  lines: readonly Line[],
  reports: readonly { id: string; message: string; fix: string; line: number | undefined }[] = [],
): Translation {
  const text = lines.map((line) => line.text).join('\n');
  const placeOf = <P extends Place>(place: P): P => {
    const line = lines[place.line - 1];
    const typed = source.lines[(line?.from ?? 1) - 1] ?? '';
    const shift = line && typed !== line.text && typed.endsWith(line.text) ? typed.length - line.text.length : 0;
    return { ...place, line: line?.from ?? 1, column: Math.min(place.column + shift, typed.length + 1) };
  };
  const edit = { line: 1, column: 1, remove: source.text, insert: text };
  return {
    text,
    placeOf,
    findings: reports.map(({ id, message, fix, line }, index) => ({
      severity: 'warning',
      file: source.file,
      ...(line !== undefined && { line, column: 1, source: source.lines[line - 1] ?? '' }),
      message,
      fix: `${fix} \`npm run lint:content -- --fix\` does it.`,
      rule: id,
      ...(index === 0 && { edit }),
    })),
    findingOf({ edit: change, ...finding }) {
      const { line: number, column } = finding;
      if (number === undefined || column === undefined) return finding;
      const place = placeOf({ line: number, column });
      const typed = source.lines[place.line - 1] ?? '';
      // A line that was translated is fixed when its translation is written.
      const edits = [change ?? []].flat().flatMap((edit) => {
        const line = lines[edit.line - 1];
        return line && line.text === source.lines[line.from - 1] ? [{ ...edit, line: line.from }] : [];
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
