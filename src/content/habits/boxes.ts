/** Translate boxes, text that folds, and tabs, as other programs write them in Markdown. */
import { capitalised } from '../../text/sentence';
import { admonitionKinds, type AdmonitionKind } from '../text/components';
import {
  eachLine,
  fromEnd,
  indentOf,
  isBlank,
  linesOf,
  openDetails,
  quoted,
  type Change,
  type Habit,
  type Line,
} from './habit';

/** Kinds of boxes that other programs have, by the kind that they are here. */
const foreignKinds: Record<AdmonitionKind, string> = {
  note: 'default secondary example quote cite',
  tip: 'hint success check done',
  info: 'important abstract summary tldr todo question help faq seealso',
  warning: 'caution attention alert',
  danger: 'error bug failure fail missing',
};

/** Return the kind of box that a name of another program stands for; undefined for an unknown one. */
function boxKind(name: string): AdmonitionKind | undefined {
  const lower = name.toLowerCase();
  return admonitionKinds.find((kind) => kind === lower || foreignKinds[kind].split(' ').includes(lower));
}

/** Write the first line of a box. A kind that the site lacks is its title, where it has no other. */
export function openBox(name: string, title = ''): string {
  const own = /^(important|example|quote|abstract|question|bug|success)$/i.test(name) ? capitalised(name) : '';
  const words = (title.trim() || own).replace(/[[\]]/g, '\\$&');
  return `:::${boxKind(name) ?? 'note'}${words && `[${words}]`}`;
}

const colons = /^([\s>]*)(:{3,})(\s*)([\w-]+)\s*(?:\[(.*)\]|"(.*)"|([^[{\s].*?))?\s*(\{[^}]*\})?\s*$/;
const colonsAlone = /^[\s>]*:{3,}\s*$/;

function boxesOfColons(lines: readonly Line[]): Line[] {
  const open: ('details' | 'group' | 'box')[] = [];
  return lines.flatMap((line): Line[] => {
    if (colonsAlone.test(line.text)) {
      const kind = open.pop();
      const indent = indentOf(line.text);
      if (kind === 'details') return linesOf(line, [indent, `${indent}</Details>`]);
      return kind === 'group' ? linesOf(line, ['']) : [line];
    }
    const [typed, indent = '', signs = '', space, name = '', label, words, bare, options] =
      colons.exec(line.text) ?? [];
    if (typed === undefined) return [line];
    const title = label ?? words ?? bare ?? '';
    if (/^(details|collapse|spoiler|dropdown)$/i.test(name)) {
      open.push('details');
      return linesOf(line, [indent + openDetails(title, false), indent]);
    }
    if (/^(code-group|raw|v-pre|div|tabs|steps|columns)$/i.test(name)) {
      open.push('group');
      return linesOf(line, ['']);
    }
    open.push('box');
    const isOurs = space === '' && words === undefined && bare === undefined && options === undefined;
    if (boxKind(name) === undefined || (isOurs && boxKind(name) === name)) return [line];
    return linesOf(line, [indent + signs + openBox(name, title).slice(3)], 'box');
  });
}

/** Give outer boxes more colons than inner ones, where a habit has made one of them. */
export function nestBoxes(lines: readonly Line[]): Line[] {
  if (!lines.some(({ made }) => made === 'box')) return [...lines];
  const open: { start: number; inner: number }[] = [];
  const result = [...lines];
  const colonsAt = (index: number) => /:{3,}/.exec(lines[index]?.text ?? '')?.[0].length ?? 3;
  for (const [index, { text }] of lines.entries()) {
    if (/^[\s>]*:{3,}\w/.test(text)) open.push({ start: index, inner: 2 });
    const box = colonsAlone.test(text) ? open.pop() : undefined;
    if (!box) continue;
    const count = Math.max(box.inner + 1, colonsAt(box.start));
    for (const at of [box.start, index]) {
      const line = result[at];
      if (line && colonsAt(at) !== count) result[at] = { ...line, text: line.text.replace(/:{3,}/, ':'.repeat(count)) };
    }
    const outer = open.at(-1);
    if (outer) outer.inner = Math.max(outer.inner, count);
  }
  return result;
}

const boxOfMaterial = /^([\s>]*)(!!!|\?\?\?\+?)\s*([\w-]+)?(?:\s+[\w-]+)*?(?:\s+"(.*)")?\s*$/;
const tabOfMaterial = /^([\s>]*)===[!+]*\s+"(.*)"\s*$/;

/** Return the lines below another that are indented further, less that indentation; without empty ones at their end. */
function indented(line: Line, below: readonly Line[]): { body: Line[]; taken: number } {
  const outer = indentOf(line.text).length;
  const spaced = eachLine((text) => text.replace(/^[\s>]*/, (indent) => indent.replaceAll('\t', '    ')))(below);
  // Within a box, a sign of a quotation belongs to the text.
  const depthOf = ({ text }: Line) => outer + (/^\s*/.exec(text.slice(outer))?.[0].length ?? 0);
  const end = spaced.findIndex((one) => !isBlank(one.text) && depthOf(one) < outer + 2);
  const taken = spaced.slice(0, end < 0 ? undefined : end).findLastIndex(({ text }) => !isBlank(text)) + 1;
  const inside = spaced.slice(0, taken);
  const depth = Math.min(...inside.filter(({ text }) => !isBlank(text)).map(depthOf));
  const body = inside.map((one) =>
    isBlank(one.text) ? one : { ...one, text: one.text.slice(0, outer) + one.text.slice(depth) },
  );
  return { body, taken };
}

/** Put lines before and after those that are indented below a line. */
function around(line: Line, below: readonly Line[], before: string[], after: string[], made?: Line['made']): Change {
  const { body, taken } = indented(line, below);
  return { lines: [...linesOf(line, before, made), ...body, ...linesOf(body.at(-1) ?? line, after, made)], taken };
}

export const boxes: readonly Habit[] = [
  {
    id: 'habit-tabs',
    pattern: /^[\s>]*===[!+]*\s+"/m,
    message: 'Tabs are written as for another program.',
    fix: 'Write `<Tabs><Tab label="Windows">…</Tab></Tabs>`.',
    change: fromEnd((line, below) => {
      const [typed, indent = '', label = ''] = tabOfMaterial.exec(line.text) ?? [];
      if (typed === undefined) return undefined;
      const before = ['', `${indent}<Tabs>`, `${indent}<Tab label=${quoted(label)}>`, ''];
      return around(line, below, before, ['', `${indent}</Tab>`, `${indent}</Tabs>`, ''], 'tabs');
    }),
  },
  {
    id: 'habit-box-material',
    pattern: /^[\s>]*(?:!!!|\?\?\?)/m,
    message: 'A box is written as for another program.',
    fix: 'Write `:::note[Title]`, the text, and `:::`, each on lines of their own; what folds is `<Details summary="Title">…</Details>`.',
    change: fromEnd((line, below) => {
      const [typed, indent = '', sign = '', kind = 'note', title] = boxOfMaterial.exec(line.text) ?? [];
      if (typed === undefined || (title === undefined && indented(line, below).taken === 0)) return undefined;
      if (sign === '!!!') return around(line, below, [indent + openBox(kind, title)], [`${indent}:::`], 'box');
      const before = ['', indent + openDetails(title ?? kind, sign.endsWith('+')), ''];
      return around(line, below, before, ['', `${indent}</Details>`, '']);
    }),
  },
];

/** After components, some of which are boxes. */
export const boxesAtLast: Habit = {
  id: 'habit-box',
  pattern: /^[\s>]*:{3,}(?!\s*$)(?!(?:note|tip|info|warning|danger)(?:\[.*\])?\s*$)/m,
  message: 'A box is written as for another program.',
  fix: 'Write `:::note[Title]`, the text, and `:::`, each on lines of their own. Kinds are note, tip, info, warning and danger.',
  change: boxesOfColons,
};
