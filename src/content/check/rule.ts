/**
 * Types of the rules about writing. `rules/` has a file for each subject; `check-text.ts` applies them. The examples of a rule in
 * `fixtures/rule-examples.ts` are its tests: `npx vitest run src/content/mistakes.test.ts -u` writes the reports on them to
 * `fixtures/reports.txt`.
 */
import type { Definition, FootnoteDefinition, Node, Parent, RootContent } from 'mdast';
import type { Finding, Place, Source } from '../text/source';
import { start } from '../text/syntax';

/** A line of a file, of any format. */
export interface Line extends Node {
  type: 'line';
  value: string;
}

type Nodes = { [N in RootContent as N['type']]: N } & { line: Line };

/** The surroundings of a node. */
export interface Surroundings {
  source: Source;
  /** From the root to the parent. */
  ancestors: readonly Parent[];
  /** The level of the heading above; 1 below the page's title. */
  level: number;
  /** The first definition of each `[name]` and `[^name]`, in lower case. */
  definitions: ReadonlyMap<string, Definition | FootnoteDefinition>;
  /** Every `[name]` and `[^name]` that the document refers to, in lower case. */
  references: ReadonlySet<string>;
}

export interface Found {
  /** By default the start of the node. */
  place?: Place | undefined;
  message: string;
  fix: string;
  edit?: Finding['edit'] | undefined;
}

export interface Rule<K extends keyof Nodes> {
  /** Its name in reports and in `lint_ignore`. */
  id: string;
  isWarning?: true;
  /** True if it can't be switched off: the page would lose something, break, or be unsafe. */
  isRequired?: true;
  find(node: Nodes[K], around: Surroundings): Found | readonly Found[] | false | null | undefined | '';
}

/** Reports each node that passes a test: a shorter form of `find`. */
interface Test<N, A> {
  if: (node: N, around: A) => unknown;
  message: string | ((node: N, around: A) => string);
  fix: string | ((node: N, around: A) => string);
}
type Forms<R> = R extends { find: infer Find extends (node: never, around: never) => unknown }
  ? Find | Test<Parameters<Find>[0], Parameters<Find>[1]>
  : never;

const findBy =
  <N, A>({ if: test, message, fix }: Test<N, A>) =>
  (node: N, around: A): Found | false => {
    const [what, how] = [message, fix].map((one) => (typeof one === 'string' ? one : one(node, around)));
    return test(node, around) ? { message: what ?? '', fix: how ?? '' } : false;
  };

/** Make a function that names a rule, and says how strict it is. */
const named =
  (strictness: Pick<Rule<'text'>, 'isWarning' | 'isRequired'>) =>
  <R extends { id: string }>(id: string, rule: Omit<R, 'id'> | Forms<R>): R => {
    const form = typeof rule === 'function' ? { find: rule } : 'if' in rule ? { find: findBy(rule) } : rule;
    return { id, ...strictness, ...form } as unknown as R;
  };

export const error = named({});
export const warning = named({ isWarning: true });
/** An error that can't be switched off. */
export const required = named({ isRequired: true });

/** The rules about some kinds of nodes. */
export interface Subject {
  kinds: readonly string[];
  rules: readonly Rule<never>[];
  /** True if only the first rule that finds something in a node is reported. */
  isFirstOnly: boolean;
}

const subject =
  (isFirstOnly: boolean) =>
  <K extends keyof Nodes>(kinds: K | readonly K[], rules: readonly Rule<K>[]): Subject => ({
    kinds: [kinds].flat(),
    rules,
    isFirstOnly,
  });

/** Every rule reports what it finds. */
export const every = subject(false);
/** The first rule that finds something in a node reports it. */
export const first = subject(true);

/** The text of a report: `$0` stands for the match of a pattern, `$1` for its first group. */
type Template = string | ((typed: string, ...groups: (string | undefined)[]) => string);

/** A rule that finds what a pattern matches. */
export interface PatternRule<K extends keyof Nodes> extends Omit<Rule<K>, 'find'> {
  pattern: RegExp;
  /** The parent of the nodes that it looks at; by default any. */
  within?: Parent['type'];
  message: Template;
  fix: Template;
  /** Return what to remove, by default at the start of the node, and what to insert. */
  edit?: (match: RegExpExecArray) => [remove: string, insert: string, offset?: number] | undefined;
}

const fill = (template: Template, match: RegExpExecArray) =>
  typeof template === 'string'
    ? template.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    : template(match[0], ...match.slice(1));

/**
 * Make rules of patterns.
 * @param read returns the text of a node that the patterns search
 * @param locate returns the place of a match; undefined to ignore the match
 */
export const patterns = <K extends keyof Nodes>(
  read: (node: Nodes[K], source: Source) => string,
  rules: readonly PatternRule<K>[],
  locate: (node: Nodes[K], source: Source, typed: string) => Place | undefined = start,
): Rule<K>[] =>
  rules.map(({ pattern, within, message, fix, edit, ...rule }) => ({
    ...rule,
    find(node, { source, ancestors }) {
      if (within !== undefined && ancestors.at(-1)?.type !== within) return;
      const match = pattern.exec(read(node, source));
      const place = match && locate(node, source, match[0].trim());
      if (!match || !place) return;
      const [remove, insert = '', offset = 0] = edit?.(match) ?? [];
      const change = remove !== undefined && { line: place.line, column: place.column + offset, remove, insert };
      return { place, message: fill(message, match), fix: fill(fix, match), edit: change || undefined };
    },
  }));

/**
 * Explain why a block ends too early: a line that does not begin like the block's first line ends the list or quotation around
 * the block.
 * @param end the signs that should end the block
 */
export function endedBy(place: Place, end: string, source: Source): Found | undefined {
  const before = source.before(place).replace(/(?:[-*+]|\d+[.)]) *$/, (sign) => ' '.repeat(sign.length));
  const last = source.lines.findIndex((text, at) => at >= place.line && text.replace(/^[\s>]*/, '').startsWith(end));
  const line =
    source.lines.findIndex((text, at) => at >= place.line && /[^>\s]/.test(text) && !text.startsWith(before)) + 1;
  if (before === '' || line === 0 || line > last) return undefined;
  return {
    place: { line, column: 1 },
    message: `This line ends the ${before.includes('>') ? 'quotation' : 'entry of the list'}, so line ${last + 1} does not end what begins on line ${place.line}.`,
    fix: `Begin each line in between as line ${place.line} begins: \`${before}${source.line(line).trim()}\`.`,
  };
}

/** Return the rest of a line, as typed, from the start of a node. */
export const typedAt = (node: Node, source: Source): string => source.after(start(node));

/** Return the lines that a block is on. */
export const linesOf = ({ position }: Node, source: Source) =>
  source.lines.slice((position?.start.line ?? 1) - 1, position?.end.line);

/** Return the lines of a paragraph without the signs in front of it, such as a list's. */
export const wordsOf = (block: Node | undefined, source: Source) =>
  block ? [typedAt(block, source), ...linesOf(block, source).slice(1)] : [];

/** Return how a link or text refers to a definition, in lower case: `[name]` or `[^name]`. */
export const markOf = ({ type, identifier }: { type: string; identifier: string }): string =>
  type.startsWith('footnote') ? `[^${identifier}]` : `[${identifier}]`;
