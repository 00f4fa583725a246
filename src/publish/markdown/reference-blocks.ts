/** Convert the parts of the reference: fields, variants, samples, lists of operations. Pure. */
import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { elementsOf, findElement, hasClass, isElement, textOf } from '../../text/html-tree';
import type { HtmlElement, HtmlNode } from '../../text/html-tree';
import { part } from '../../text/reference-parts';
import { definitions, flow, tabs } from './blocks';
import { inline } from './inline';
import { code, item, list, oneLine, paragraph, sentence, separated, strong, text } from './mdast';
import type { Block, Inline } from './mdast';

/** Convert an element of the reference that has its own form in Markdown; undefined for any other. */
export function referenceBlock({ attribs, children }: HtmlElement): Block[] | undefined {
  const elements = elementsOf(children);
  switch (attribs.class?.split(' ')[0]) {
    case part.fields:
      return [list(elements.map(fieldItem))];
    case part.rules:
      return [paragraph(rules(elements))];
    case part.allowed:
    case part.more:
      return allowed(children);
    case part.values:
      return [titledList('Examples:', definitions(children))];
    case part.variants:
    case part.parts:
      return [list([groupItem(elements)])];
    case part.samples:
      return samples(children);
    case part.servers:
      return [list(elements.map(serverItem))];
    case part.fieldNote:
      return [list([item([paragraph(inline(children))])])];
    case part.operations:
      return [list(elements.map(operationItem))];
    case part.bodyType: {
      const words = wordsOfEach(elements);
      const lead = elements.some(({ name }) => name === 'code') || words.length === 0 ? [] : [[text('Type')]];
      return [paragraph(separated([...lead, ...words], ': '))];
    }
    default:
      return undefined;
  }
}

/** Write the label of a tab. A media type is written as code, as in bodies without tabs. */
export const tabLabel = (label: Inline[], panel: readonly HtmlNode[]): Inline =>
  findElement(panel, is(part.body)) ? code(toString(label)) : strong(label);

/** Make a test for a part of the reference. */
const is = (name: string) => (element: HtmlElement) => hasClass(element, name);

const titledList = (title: string, items: ListItem[]): Block => list([item([paragraph([text(title)]), list(items)])]);

/** Write rules as sentences; join them to one if they have a subject. */
function rules(items: readonly HtmlElement[]): Inline[] {
  const subject = items.find(is(part.subject));
  const phrases = wordsOfEach(items.filter((one) => one !== subject));
  if (!subject) return separated(phrases.map(sentence), ' ');
  return sentence([...inline([subject]), text(' '), ...separated(phrases, ', ')]);
}

/** Write allowed values: as a list if they have descriptions, else in a sentence. */
function allowed(children: readonly HtmlNode[]): Block[] {
  const values = findElement(children, is(part.values));
  if (values?.name === 'dl') return [titledList('One of:', definitions(values.children))];
  return [paragraph(sentence([text('One of '), ...separated(wordsOfEach(elementsOf(values?.children ?? [])), ', ')]))];
}

const wordsOfEach = (elements: readonly HtmlElement[]): Inline[][] =>
  elements.map((element) => inline([element])).filter((words) => words.length > 0);

/** Write the author's own samples, else the site's sample in the first language; then the notes below them. */
function samples(children: readonly HtmlNode[]): Block[] {
  const isMade = ({ attribs }: HtmlElement) => attribs[part.sample] !== undefined;
  const choice = elementsOf(children).find(is('tabs'));
  if (!choice) return flow(children);
  const shown = tabs(choice.children, (label, panel, at) => {
    if (!findElement(panel, isMade)) return [paragraph([strong(label)]), ...flow(panel)];
    return at === 0 ? flow(panel) : [];
  });
  return [...shown, ...flow(elementsOf(children).filter(({ name }) => name === 'p'))];
}

/** Write a server with its address as declared: on the page, readers can fill in its variables. */
function serverItem({ attribs, children }: HtmlElement): ListItem {
  const label = elementsOf(children).find(({ name }) => name === 'label');
  const name = inline(label?.children.filter((one) => !(isElement(one) && one.name === 'code')) ?? []);
  const address = code(attribs[part.template] ?? '');
  return item([paragraph(separated([name, [address]], ': ')), ...flow(children.filter((one) => one !== label))]);
}

/** Write an operation of a list: its name as a link, its request, its badges and its purpose. */
function operationItem({ children }: HtmlElement): ListItem {
  const link = findElement(children, ({ name }) => name === 'a');
  const method = findElement(children, is(part.method));
  const line = findElement(children, is(part.operationLine));
  const facts = elementsOf(line?.children ?? []);
  const title = facts.find(({ name }) => name === 'b');
  const path = facts.find(({ name }) => name === 'code');
  const marks = facts.filter((fact) => fact !== title && fact !== path).map((fact) => textOf(fact).trim());
  const purpose = findElement(children, (one) => one.name === 'small' && !facts.includes(one));
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

/** Write a field: name, type and description on one line, and the fields within it below. */
function fieldItem({ children }: HtmlElement): ListItem {
  const elements = elementsOf(children);
  const head = elements.find(is(part.fieldHead));
  const facts = elementsOf(head?.children ?? []);
  const name = facts.find(is(part.name));
  const isLiteral = !elementsOf(name?.children ?? []).some((child) => child.name === 'i');
  const label: Inline = isLiteral ? code(textOf(name)) : { type: 'emphasis', children: [text(textOf(name))] };
  return described(
    label,
    facts.filter((fact) => fact !== name).map((fact) => inline(fact.children)),
    elements.filter((one) => one !== head),
  );
}

/** Write the variants, or the parts, of a schema below their title. */
function groupItem(elements: HtmlElement[]): ListItem {
  const title = elements.find(is(part.label));
  const items = elements.flatMap((one) => {
    if (hasClass(one, part.fields)) return elementsOf(one.children).map(fieldItem);
    return tabs(one.children, (label, panel) => elementsOf(panel).map((variant) => variantItem(label, variant)));
  });
  return item([paragraph([...inline(title?.children ?? []), text(':')]), list(items)]);
}

function variantItem(label: Inline[], { children }: HtmlElement): ListItem {
  const elements = elementsOf(children);
  const types = elements.filter(is(part.type));
  return described(
    strong(label),
    types.map((type) => inline(type.children)),
    elements.filter((child) => !types.includes(child)),
  );
}

/** Write a name with its facts, description and rules on one line, and the rest below. Open all folds. */
function described(label: Inline, facts: Inline[][], elements: HtmlElement[]): ListItem {
  const isText = is(part.text);
  const open = elements.flatMap((element) =>
    element.name === 'details' && !hasClass(element, part.more)
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
