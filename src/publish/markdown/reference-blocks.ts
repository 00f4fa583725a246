/** Convert what only pages of the reference have: fields, bodies, variants, samples. Pure. */
import type { ListItem } from 'mdast';
import { elementsOf, findElement, hasClass, isElement, textOf } from '../../text/html-tree';
import type { HtmlElement, HtmlNode } from '../../text/html-tree';
import { definitions, flow, tabs } from './blocks';
import { inline } from './inline';
import { code, inOneLine, item, joined, list, oneLine, paragraph, sentence, separated, strong, text } from './mdast';
import type { Block, Inline } from './mdast';

const only = (element: HtmlElement | undefined): HtmlNode[] => (element ? [element] : []);

/** Convert an element that has its own form in Markdown; undefined for any other. */
export function referenceBlock(element: HtmlElement): Block[] | undefined {
  const { name, children } = element;
  const names = element.attribs.class?.split(' ') ?? [];
  const [first = ''] = names;
  switch (first) {
    case 'fields':
      return [list(elementsOf(children).map(fieldItem))];
    case 'rules':
      return name === 'ul' ? [paragraph(ruleWords(element))] : allowed(element);
    case 'allowed':
    case 'more':
      return allowed(element);
    case 'variants':
    case 'parts':
      return [list([groupItem(element)])];
    case 'body':
      return bodyBlocks(element);
    case 'tabs':
      return findElement(children, (one) => hasClass(one, 'body')) ? bodyTabs(children) : undefined;
    case 'samples':
      return samples(element);
    case 'servers':
      return [list(elementsOf(children).map(serverItem))];
    case 'links':
      return [list(elementsOf(children).map((row) => item(inOneLine(flow(row.children)))))];
    case 'note':
      return beginsWithCode(children) ? [list([item([paragraph(inline(children))])])] : undefined;
    case 'operations':
      return [list(elementsOf(children).map(operationItem))];
    case 'body-type':
      return [paragraph([text('Type: '), ...inline(children)])];
    case 'label':
      return findElement(children, (one) => hasClass(one, 'status')) && [statusHeading(children)];
    case 'response':
      return name === 'details' ? response(children) : undefined;
    default:
      return undefined;
  }
}

/** True for words about one field of a body. */
const beginsWithCode = ([first]: readonly HtmlNode[]): boolean =>
  first !== undefined && isElement(first) && first.name === 'code';

const statusHeading = (children: readonly HtmlNode[]): Block => ({
  type: 'heading',
  depth: 5,
  children: inline(children),
});

/** Open the fold of a response; one of a callback has no heading of its own. */
function response(children: readonly HtmlNode[]): Block[] | undefined {
  const summary = elementsOf(children).find(({ name }) => name === 'summary');
  const parts = summary?.children ?? [];
  if (findElement(parts, ({ name }) => /^h\d$/.test(name))) return undefined;
  const about = elementsOf(parts).filter((part) => !hasClass(part, 'status'));
  const head = parts.filter((part) => !isElement(part) || hasClass(part, 'status'));
  return [statusHeading(head), ...flow(about), ...flow(children.filter((child) => child !== summary))];
}

/** Write the media type of a body and its type in a line, then its contents. @param label the media type, if a tab names it */
function bodyBlocks({ children }: HtmlElement, label?: string): Block[] {
  const head = elementsOf(children).find((child) => hasClass(child, 'body-type'));
  const parts = elementsOf(head?.children ?? []);
  const mediaType = label ?? textOf(parts.find(({ name }) => name === 'code'));
  const type = inline(only(parts.find((part) => hasClass(part, 'type'))));
  return [
    paragraph(separated([mediaType ? [code(mediaType)] : [], type], ': ')),
    ...flow(children.filter((child) => child !== head)),
  ];
}

function bodyTabs(children: readonly HtmlNode[]): Block[] {
  return tabs(children, (label, panel) =>
    elementsOf(panel).flatMap((part) =>
      hasClass(part, 'body')
        ? bodyBlocks(part, label.map((word) => ('value' in word ? word.value : '')).join(''))
        : [paragraph([strong(label)]), ...flow([part])],
    ),
  );
}

/** Write the author's own samples, else those that are made in the first language. */
function samples(element: HtmlElement): Block[] {
  const isMade = ({ attribs }: HtmlElement) => attribs['data-sample'] !== undefined;
  const choice = elementsOf(element.children).find((child) => hasClass(child, 'tabs'));
  const isOfLanguages = choice?.attribs['data-group'] === 'language';
  if (!choice || !isOfLanguages) return flow(element.children);
  const authored = tabs(choice.children, (label, panel) =>
    findElement(panel, isMade) ? [] : [paragraph([strong(label)]), ...flow(panel)],
  );
  const [first] = elementsOf(choice.children).filter((child) => hasClass(child, 'tab-panel'));
  return authored.length > 0 ? authored : flow(first?.children ?? []);
}

/** Write a server with its address as declared, which readers of the page can put values into. */
function serverItem({ attribs, children }: HtmlElement): ListItem {
  const [label, ...rest] = elementsOf(children);
  const names = elementsOf(label?.children ?? []).filter(({ name }) => name === 'b');
  const name = names.map(textOf).join('').trim();
  const address = code(attribs['data-template'] ?? '');
  return item([paragraph(name ? [strong([text(name)]), text(': '), address] : [address]), ...flow(rest)]);
}

/** Write an operation of a list: its name as a link, its request, its marks, and its purpose. */
function operationItem(row: HtmlElement): ListItem {
  const link = findElement(row.children, ({ name }) => name === 'a');
  const line = findElement(row.children, (one) => hasClass(one, 'operation-line'));
  const [title, ...facts] = elementsOf(line?.children ?? []);
  const path = facts.find(({ name }) => name === 'code');
  const marks = facts.filter((fact) => fact !== path);
  const method = findElement(row.children, (one) => hasClass(one, 'method'));
  if (!link || !title || !path) return item([paragraph(inline(row.children))]);
  const request = code(`${method ? `${textOf(method)} ` : ''}${textOf(path)}`);
  const about = elementsOf(row.children)
    .flatMap(({ children }) => elementsOf(children))
    .flatMap(({ children }) => elementsOf(children).filter((one) => one !== line && textOf(one) !== ''));
  const shown = marks.map((mark) => textOf(mark).trim()).filter((mark) => mark !== '');
  const words: Inline[] = [
    { type: 'link', url: link.attribs.href ?? '', children: [text(textOf(title))] },
    text(': '),
    request,
    ...(shown.length > 0 ? [text(` (${shown.join(', ')})`)] : []),
    ...(about.length > 0 ? [text('. '), ...inline(about)] : []),
  ];
  return item([paragraph(words)]);
}

/** Write rules as sentences; what they are about leads them, if it is not the field itself. */
function ruleWords({ children }: HtmlElement): Inline[] {
  const rules = elementsOf(children).map((rule) => inline(rule.children));
  const [first, ...rest] = rules;
  const lead = first?.[0]?.type === 'text' && first[0].value.endsWith(':') ? first[0].value : null;
  if (lead === null) return separated(rules.map(sentence), ' ');
  return sentence([text(`${lead} `), ...separated(rest, ', ')]);
}

/** Write allowed values: in a sentence, or as a list if they are described. */
function allowed({ children }: HtmlElement): Block[] {
  const values = findElement(children, (one) => hasClass(one, 'values'));
  if (!values) return [];
  if (values.name === 'dl') return [list([item([paragraph([text('One of:')]), list(definitions(values.children))])])];
  const each = elementsOf(values.children).map(({ children: value }) => inline(value));
  return [paragraph(sentence([text('One of '), ...separated(each, ', ')]))];
}

/** Write a field: name and type, then what is said of it in the same line, and its own fields below. */
function fieldItem(row: HtmlElement): ListItem {
  const head = elementsOf(row.children).find((child) => hasClass(child, 'field-head'));
  const [name, ...facts] = elementsOf(head?.children ?? []);
  const isLiteral = !elementsOf(name?.children ?? []).some((child) => child.name === 'i');
  const label: Inline = isLiteral
    ? code(name ? textOf(name) : '')
    : { type: 'emphasis', children: [text(name ? textOf(name) : '')] };
  const shown = facts.filter(({ name: tag }) => tag !== 'a');
  return described(
    label,
    shown.map(({ children }) => inline(children)),
    row.children.filter((child) => child !== head),
  );
}

/** Write the variants, or the parts, of a schema below their title. */
function groupItem({ children }: HtmlElement): ListItem {
  const [title, ...rest] = elementsOf(children);
  const choice = rest.find((child) => hasClass(child, 'tabs'));
  const variants = rest.filter((child) => hasClass(child, 'variant'));
  const rows = rest.filter((child) => hasClass(child, 'fields')).flatMap(({ children: fields }) => elementsOf(fields));
  const items = [
    ...tabs(choice?.children ?? [], (label, panel) =>
      elementsOf(panel).map((variant) => variantItem(strong(label), variant)),
    ),
    ...variants.map((variant) => variantItem(strong([text('This')]), variant)),
    ...rows.map(fieldItem),
  ];
  return item([paragraph([...inline(title?.children ?? []), text(':')]), list(items)]);
}

function variantItem(label: Inline, { children }: HtmlElement): ListItem {
  const type = elementsOf(children).find((child) => hasClass(child, 'type'));
  const rest = children.filter((child) => child !== type);
  return described(label, [inline(type?.children ?? [])], rest);
}

interface Description {
  about: Inline[][];
  rules: Inline[][];
  blocks: Block[];
  items: ListItem[];
}

/** Write a name with its facts; descriptions of one paragraph and rules follow in the line, all else below it. */
function described(label: Inline, facts: Inline[][], nodes: readonly HtmlNode[]): ListItem {
  const found: Description = { about: [], rules: [], blocks: [], items: [] };
  describe(nodes, found);
  const { about, rules, blocks, items } = found;
  const known = oneLine(separated(facts, ', '));
  const head = [label, ...(known.length > 0 ? [text(' ('), ...known, text(')')] : [])];
  const words = oneLine(separated([...about, ...rules].map(sentence), ' '));
  return item([
    ...(words.length > 0 ? joined(head, ': ', [paragraph(words)]) : [paragraph(head)]),
    ...blocks,
    ...(items.length > 0 ? [list(items)] : []),
  ]);
}

/** Add what nodes say to what is found. */
function describe(nodes: readonly HtmlNode[], found: Description): void {
  for (const node of elementsOf(nodes)) {
    if (hasClass(node, 'elsewhere')) found.items.push(item([paragraph(inline(node.children))]));
    else if (hasClass(node, 'values'))
      for (const one of definitions(node.children)) {
        const [head, ...rest] = one.children;
        found.items.push(item([...joined([text('Example')], ' ', [head as Block]), ...rest]));
      }
    else if (hasClass(node, 'text')) {
      const blocks = flow(node.children);
      const [first, ...more] = blocks;
      if (first?.type === 'paragraph' && more.length === 0) found.about.push(first.children);
      else if (first) found.blocks.push({ type: 'blockquote', children: blocks as never });
    } else if (node.name === 'details' && !hasClass(node, 'more')) describe(node.children, found);
    else if (node.name !== 'summary')
      for (const block of flow([node])) {
        if (block.type === 'paragraph') found.rules.push(block.children);
        else if (block.type === 'list') found.items.push(...block.children);
        else found.blocks.push(block);
      }
  }
}
