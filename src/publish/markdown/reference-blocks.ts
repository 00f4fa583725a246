/** Convert what only pages of the reference have: fields, variants, samples, lists of operations. Pure. */
import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { elementsOf, findElement, hasClass, isElement, textOf } from '../../text/html-tree';
import type { HtmlElement, HtmlNode } from '../../text/html-tree';
import { definitions, flow, tabs } from './blocks';
import { inline } from './inline';
import { code, item, list, oneLine, paragraph, sentence, separated, strong, text } from './mdast';
import type { Block, Inline } from './mdast';

/** Convert an element that has its own form in Markdown; undefined for any other. */
export function referenceBlock({ attribs, children }: HtmlElement): Block[] | undefined {
  const elements = elementsOf(children);
  switch (attribs.class?.split(' ')[0]) {
    case 'fields':
      return [list(elements.map(fieldItem))];
    case 'rules':
      return [paragraph(rules(children))];
    case 'allowed':
    case 'more':
      return allowed(children);
    case 'values':
      return [titledList('Examples:', definitions(children))];
    case 'variants':
    case 'parts':
      return [list([groupItem(elements)])];
    case 'tabs':
      if (attribs['data-group'] === 'language') return samples(children);
      // A media type is code, as it is where a body has one alone.
      return findElement(children, (one) => hasClass(one, 'body'))
        ? tabs(children, (label, panel) => [paragraph([code(toString(label))]), ...flow(panel)])
        : undefined;
    case 'servers':
      return [list(elements.map(serverItem))];
    case 'note':
      // Words about one field of a body.
      return children[0] && isElement(children[0]) && children[0].name === 'code'
        ? [list([item([paragraph(inline(children))])])]
        : undefined;
    case 'operations':
      return [list(elements.map(operationItem))];
    case 'body-type': {
      const words = wordsOfEach(children);
      const lead = elements[0]?.name === 'code' || words.length === 0 ? [] : [[text('Type')]];
      return [paragraph(separated([...lead, ...words], ': '))];
    }
    default:
      return undefined;
  }
}

const titledList = (title: string, items: ListItem[]): Block => list([item([paragraph([text(title)]), list(items)])]);

/** Write rules as sentences; as one, if what they are about leads them. */
function rules(children: readonly HtmlNode[]): Inline[] {
  const [lead = [], ...rest] = wordsOfEach(children);
  if (!toString(lead).endsWith(':')) return separated([lead, ...rest].map(sentence), ' ');
  return sentence([...lead, text(' '), ...separated(rest, ', ')]);
}

/** Write allowed values: in a sentence, or as a list if they are described. */
function allowed(children: readonly HtmlNode[]): Block[] {
  const values = findElement(children, (one) => hasClass(one, 'values'));
  if (values?.name === 'dl') return [titledList('One of:', definitions(values.children))];
  return [paragraph(sentence([text('One of '), ...separated(wordsOfEach(values?.children ?? []), ', ')]))];
}

const wordsOfEach = (nodes: readonly HtmlNode[]): Inline[][] =>
  elementsOf(nodes)
    .map((element) => inline([element]))
    .filter((words) => words.length > 0);

/** Write the author's own samples, else those that are made in the first language. */
function samples(children: readonly HtmlNode[]): Block[] {
  const isMade = ({ attribs }: HtmlElement) => attribs['data-sample'] !== undefined;
  return tabs(children, (label, panel, at) => {
    if (!findElement(panel, isMade)) return [paragraph([strong(label)]), ...flow(panel)];
    return at === 0 ? flow(panel) : [];
  });
}

/** Write a server with its address as declared, which readers of the page can put values into. */
function serverItem({ attribs, children }: HtmlElement): ListItem {
  const [label, ...rest] = elementsOf(children);
  const name = inline(label?.children.filter((part) => !(isElement(part) && part.name === 'code')) ?? []);
  const address = code(attribs['data-template'] ?? '');
  return item([paragraph(separated([name, [address]], ': ')), ...flow(rest)]);
}

/** Write an operation of a list: its name as a link, its request, its marks, and its purpose. */
function operationItem({ children }: HtmlElement): ListItem {
  const [link] = elementsOf(children);
  const [method, about] = elementsOf(link?.children ?? []);
  const [line, purpose] = elementsOf(about?.children ?? []);
  const [title, ...facts] = elementsOf(line?.children ?? []);
  const path = facts.find(({ name }) => name === 'code');
  const marks = facts.filter((fact) => fact !== path).map((fact) => textOf(fact).trim());
  return item([
    paragraph([
      { type: 'link', url: link?.attribs.href ?? '', children: [text(textOf(title))] },
      text(': '),
      code(`${textOf(method)} ${textOf(path)}`),
      ...(marks.length > 0 ? [text(` (${marks.join(', ')})`)] : []),
      ...(purpose ? [text('. '), ...inline([purpose])] : []),
    ]),
  ]);
}

/** Write a field: name and type, then what is said of it in the same line, and its own fields below. */
function fieldItem({ children }: HtmlElement): ListItem {
  const [head, ...rest] = elementsOf(children);
  const [name, ...facts] = elementsOf(head?.children ?? []);
  const isLiteral = !elementsOf(name?.children ?? []).some((child) => child.name === 'i');
  const label: Inline = isLiteral ? code(textOf(name)) : { type: 'emphasis', children: [text(textOf(name))] };
  return described(
    label,
    facts.map((fact) => inline(fact.children)),
    rest,
  );
}

/** Write the variants, or the parts, of a schema below their title. */
function groupItem([title, ...rest]: HtmlElement[]): ListItem {
  const items = rest.flatMap((part) => {
    if (hasClass(part, 'fields')) return elementsOf(part.children).map(fieldItem);
    return tabs(part.children, (label, panel) => elementsOf(panel).map((variant) => variantItem(label, variant)));
  });
  return item([paragraph([...inline(title?.children ?? []), text(':')]), list(items)]);
}

function variantItem(label: Inline[], { children }: HtmlElement): ListItem {
  const elements = elementsOf(children);
  const types = elements.filter((child) => hasClass(child, 'type'));
  return described(
    strong(label),
    types.map((type) => inline(type.children)),
    elements.filter((child) => !hasClass(child, 'type')),
  );
}

/** Write a name with its facts; its description and rules follow in the line, all else below it, from folds too. */
function described(label: Inline, facts: Inline[][], elements: HtmlElement[]): ListItem {
  const isText = (element: HtmlElement) => hasClass(element, 'text');
  const open = elements.flatMap((element) =>
    element.name === 'details' && !hasClass(element, 'more')
      ? elementsOf(element.children).filter(({ name }) => name !== 'summary')
      : element,
  );
  const texts = open.filter(isText).flatMap(({ children }): Block[] => {
    const blocks = flow(children);
    return blocks.length > 1 ? [{ type: 'blockquote', children: blocks as never }] : blocks;
  });
  const blocks = [...texts, ...flow(open.filter((element) => !isText(element)))];
  const sentences = blocks.flatMap((block) => (block.type === 'paragraph' ? [sentence(oneLine(block.children))] : []));
  const known = oneLine(separated(facts, ', '));
  const head = [label, ...(known.length > 0 ? [text(' ('), ...known, text(')')] : [])];
  return item([
    paragraph(separated([head, separated(sentences, ' ')], ': ')),
    ...blocks.filter(({ type }) => type !== 'paragraph'),
  ]);
}
