/** Apply the rules about writing to a document, or to the lines of any file. */
import type { Definition, FootnoteDefinition, Node, Root } from 'mdast';
import { nearest } from '../../text/nearest';
import { saveAsUtf8, wrongEncoding } from '../../text/encoding';
import type { Source } from '../text/source';
import { start, walk } from '../text/syntax';
import { markOf, type Line, type Subject, type Surroundings } from './rule';
import { boxes, quotations } from './rules/boxes';
import { characters } from './rules/characters';
import { code, typedCode } from './rules/code';
import { foreign } from './rules/foreign';
import { headings } from './rules/headings';
import { definitions, links } from './rules/links';
import { lists } from './rules/lists';
import { paragraphs } from './rules/paragraphs';
import { pastedBlocks, pastedLetters } from './rules/pasted';
import { pictureReferences, pictures } from './rules/pictures';
import { addresses, secretLines } from './rules/publishing';
import { rows } from './rules/tables';
import { paths, words } from './rules/words';

const subjects: readonly Subject[] = [
  ...[characters, headings, paragraphs, paths, foreign, words, lists, code, typedCode],
  ...[secretLines, pastedLetters, pastedBlocks, addresses],
  ...[rows, pictures, pictureReferences, links, definitions, boxes, quotations],
];

export const rules = subjects.flatMap((subject) => subject.rules);

/** Report a name that no rule has, or whose rule can't be switched off. */
export function checkRuleName(id: string, report: (message: string, fix: string) => void): void {
  const rule = rules.find((each) => each.id === id);
  const others = ['conflict', 'field-unread', 'link-name', 'look'];
  if (others.includes(id)) return;
  const ids = [...rules.filter(({ isRequired }) => !isRequired).map((each) => each.id), ...others];
  const near = nearest(id, ids);
  const fix = near ? `Did you mean \`${near}\`?` : "A rule's name follows `rule:` in its message.";
  if (!rule) report(`There is no rule \`${id}\`.`, fix);
  else if (rule.isRequired) report(`The rule \`${id}\` can't be switched off.`, 'Correct what it finds.');
}

function applyRules(node: Node, around: Surroundings): void {
  for (const { rules, isFirstOnly } of subjects.filter(({ kinds }) => kinds.includes(node.type)))
    for (const rule of rules) {
      if (!rule.isRequired && around.source.ignored.has(rule.id)) continue;
      const severity = rule.isWarning ? 'warning' : 'error';
      const found = [rule.find(node as never, around) || []].flat();
      for (const each of found) around.source.report({ severity, place: start(node), rule: rule.id, ...each });
      if (isFirstOnly && found.length > 0) break;
    }
}

/** Report mistakes in the blocks, words and links of the tree. */
export function checkText(tree: Root, source: Source): void {
  for (const [id, place] of source.ignored)
    if (place) checkRuleName(id, (message, fix) => source.error(place, message, fix));
  const defined = new Map<string, Definition | FootnoteDefinition>();
  const references = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      const mark = markOf(node);
      if (!defined.has(mark)) defined.set(mark, node);
    } else if ('identifier' in node) references.add(markOf(node));
  });
  let level = 1;
  walk(tree, (node, ancestors) => {
    applyRules(node, { source, ancestors, level, definitions: defined, references });
    if (node.type === 'heading') level = node.depth;
  });
}

/** Report invisible and garbled characters. */
export function checkLines(source: Source): void {
  const around = { source, ancestors: [], level: 1, definitions: new Map(), references: new Set<string>() };
  for (const [index, value] of source.lines.entries()) {
    const at = { line: index + 1, column: 1 };
    const line: Line = { type: 'line', value, position: { start: at, end: at } };
    applyRules(line, around);
  }
}

/** Report text in another encoding, and merge conflicts. @returns true if the text can be read */
export function checkReadable(source: Source): boolean {
  const wrong = wrongEncoding(source.text);
  // If the file has other letters beyond ASCII, it is in UTF-8 and has lost some: a rule reports these.
  if (wrong && (wrong.encoding === 'UTF-16' || !/[\u00A0-\uFFFC]/.test(source.text))) {
    source.error(wrong, `This file is not in UTF-8; it looks like ${wrong.encoding}.`, saveAsUtf8);
    return false;
  }
  const isFence = (line = '') => /^(?:`{3}|~{3})/.test(line);
  const isShown = (at: number) => source.lines.slice(0, at).filter(isFence).length % 2 === 1;
  const conflict = source.lines.findIndex(
    (text, at, { [at - 1]: above = '' }) =>
      /^(?:(?:<{7}|>{7}) |={7}$)/.test(text) &&
      (isShown(at) ? text.startsWith('<') && !isFence(above) : !text.startsWith('=') || above.length !== 7),
  );
  if (conflict < 0 || source.ignored.has('conflict')) return true;
  source.report({
    severity: 'error',
    place: { line: conflict + 1, column: 1 },
    message: 'A merge conflict is not resolved: two branches changed these lines.',
    fix: 'Keep one of the two texts, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`.',
    rule: 'conflict',
  });
  return false;
}
