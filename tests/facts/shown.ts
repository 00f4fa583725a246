/** Read what a page shows, in HTML or in Markdown, as rows of fields and the text around them. */
import { parseDocument } from 'htmlparser2';

export interface Shown {
  /** Texts by the name of the parameter, header or field that they are about. */
  rows: Map<string, string>;
  /** The names of the rows, in their order. */
  names: string[];
  /** The text outside rows. */
  top: string;
  /** All text, with addresses of links. */
  all: string;
  statuses: string[];
  mediaTypes: string[];
  /** Addresses of the pages of models that it links to. */
  models: Set<string>;
}

interface Row {
  name: string;
  text: string;
}

const modelAddress = /\/docs\/api\/[^/\s")]+\/models\/[^/\s")]+\//g;

function shown(rows: readonly Row[], top: string, all: string, statuses: string[], mediaTypes: string[]): Shown {
  const byName = new Map<string, string>();
  for (const { name, text } of rows) byName.set(name, `${byName.get(name) ?? ''}\n${text}`);
  return {
    rows: byName,
    names: rows.map(({ name }) => name),
    top,
    all,
    statuses,
    mediaTypes,
    models: new Set(all.match(modelAddress) ?? []),
  };
}

interface Element {
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: unknown[];
}

const inline = new Set('a b code em i s span strong sub sup var wbr mark small kbd del ins'.split(' '));

function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs?.class ?? '').split(' ').includes(name);
}

/** Read the body of a page of the reference. @param title its heading, which is above the body */
export function readHtml(html: string, title: string): Shown {
  const rows: Row[] = [];
  const statuses: string[] = [];
  const mediaTypes: string[] = [];
  const place = { name: '', text: `${title}\n` };
  let all = `${title}\n`;
  const say = (row: Row, text: string) => {
    row.text += text;
    all += text;
  };
  const visit = (node: Element, row: Row, inContract: boolean): void => {
    if (node.data !== undefined && node.name === undefined) return say(row, node.data);
    if (node.name === 'script' || node.name === 'button' || node.name === 'select') return;
    const children = (node.children ?? []) as Element[];
    const contract = inContract || hasClass(node, 'contract');
    const own = node.name === 'li' && hasClass(node, 'field') ? literalName(node) : null;
    const target = own === null ? row : { name: own, text: '' };
    if (own !== null) rows.push(target);
    if (node.attribs?.href !== undefined && !node.attribs.href.startsWith('#')) all += ` ${node.attribs.href} `;
    if (contract && node.name === 'span' && hasClass(node, 'status')) statuses.push(textOf(node));
    if (contract && hasClass(node, 'body')) mediaTypes.push(...mediaTypeOf(node));
    if (contract && node.name === 'div' && hasClass(node, 'tabs'))
      mediaTypes.push(
        ...children
          .filter(({ name }) => name === 'label')
          .filter((_, index) => isBody(children, index))
          .flatMap(typesOf),
      );
    for (const child of children) visit(child, target, contract);
    if (node.name !== undefined && !inline.has(node.name)) say(target, '\n');
  };
  visit({ name: 'body', children: parseDocument(html).children }, place, false);
  return shown(rows, place.text, all, statuses, mediaTypes);
}

/** Return the name of a row; null for a row without one of its own, such as "any other name". */
function literalName(row: Element): string | null {
  const find = (node: Element): Element | undefined => {
    if (node.name === 'code' && hasClass(node, 'name')) return node;
    return ((node.children ?? []) as Element[]).map(find).find((found) => found !== undefined);
  };
  const name = find(row);
  const [first] = (name?.children ?? []) as Element[];
  return name && first?.name !== 'i' ? textOf(name) : null;
}

/** List the media types of a body, with "or" between them. */
const typesOf = (node: Element): string[] => textOf(node).split(' or ');

const textOf = (node: Element): string =>
  node.name === undefined ? (node.data ?? '') : ((node.children ?? []) as Element[]).map(textOf).join('');

/** Return the media type that a body is headed with; none where it is the label of a tab. */
function mediaTypeOf(body: Element): string[] {
  const [head] = ((body.children ?? []) as Element[]).filter((node) => hasClass(node, 'body-type'));
  const [first] = ((head?.children ?? []) as Element[]).filter(({ name }) => name !== undefined);
  return first?.name === 'code' ? typesOf(first) : [];
}

/** True for the tab of a body: its panel holds nothing else. */
function isBody(tabs: Element[], index: number): boolean {
  const panel = tabs.filter((node) => hasClass(node, 'tab-panel'))[index];
  return ((panel?.children ?? []) as Element[]).some((node) => hasClass(node, 'body'));
}

const rowLine = /^( *)- (`+)(.+?)\2 \(/;
const listLine = /^( *)- /;
const fenceLine = /^ *(`{3,}|~{3,})/;
/** Matches the heading of a part with fields. */
const contractPart = /^(?:(?:Path|Query) parameters|Query string|Headers|Cookies|Request body \(\w+\)|Responses)$/;
/** Matches the heading of any other part. */
const otherPart = /^(?:Samples|Request examples|Response examples|Authentication|Servers|Callbacks|Changes)$/;

/**
 * Read a page of the reference in Markdown.
 * @param start the part that it begins with; empty for one whose fields come below a heading
 */
export function readMarkdown(markdown: string, start = ''): Shown {
  const rows: Row[] = [];
  const statuses: string[] = [];
  const mediaTypes: string[] = [];
  const lines: string[] = [];
  let top = '';
  let open: (Row & { depth: number })[] = [];
  let fence: string | null = null;
  let part = start;
  let inCallbacks = false;
  for (const line of markdown.split('\n')) {
    const [, mark] = fenceLine.exec(line) ?? [];
    if (fence !== null || mark !== undefined) {
      if (fence === null) fence = mark ?? null;
      else if (mark !== undefined && mark.length >= fence.length && line.trim() === mark) fence = null;
      lines.push(line);
      top += `${line}\n`;
      continue;
    }
    const text = plain(line);
    lines.push(text);
    const [, signs, heading = ''] = /^(#+) (.*)$/.exec(line) ?? [];
    if (signs !== undefined) {
      const [status = ''] = /^(?:\d[\dX]{2}|default)(?= |$)/i.exec(heading) ?? [];
      if (contractPart.test(heading)) part = heading;
      else if (signs.length === 2 && otherPart.test(heading)) [part, inCallbacks] = ['', heading === 'Callbacks'];
      else if (signs.length === 3 && inCallbacks) part = '';
      else if (part === 'Responses' && signs.length === 3 && status) statuses.push(status);
    }
    // Responses of a callback have no headings.
    const [, inBold] = /^\*\*(\d[\dX]{2}|default)\b/i.exec(line) ?? [];
    if (inBold !== undefined && inCallbacks && part === 'Responses') statuses.push(inBold);
    const media = /^(`+) ?([^`]+?) ?\1(?:: .*)?$/.exec(line)?.[2];
    if (part !== '' && media !== undefined) mediaTypes.push(...media.split(' or '));
    const [, quoted] = /^( +)>/.exec(line) ?? [];
    const owner = quoted === undefined ? undefined : open.findLast(({ depth }) => depth < quoted.length);
    if (owner) {
      owner.text += `\n${text}`;
      continue;
    }
    const [, indent] = part === '' ? [] : (listLine.exec(line) ?? []);
    if (indent === undefined) {
      open = line.trim() === '' ? open : [];
      top += `${text}\n`;
      continue;
    }
    open = open.filter(({ depth }) => depth < indent.length);
    const [, , , name] = rowLine.exec(line) ?? [];
    const around = open.at(-1);
    if (name !== undefined) {
      const row = { name: name.trim(), text, depth: indent.length };
      rows.push(row);
      open.push(row);
    } else if (around) around.text += `\n${text}`;
    else top += `${text}\n`;
  }
  return shown(rows, top, lines.join('\n'), statuses, mediaTypes);
}

/** Take away escapes and the backticks of code. */
function plain(line: string): string {
  return line.replace(
    /(`+)(?!`)(.*?[^`])\1(?!`)|\\([\\`*_[\]<>])/g,
    (_whole, _ticks, code?: string, escaped?: string) => (code === undefined ? (escaped ?? '') : code),
  );
}
