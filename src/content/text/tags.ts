/** Read HTML, and tabs and imports of Docusaurus, as what documents have for them, in place. */
import { slug } from 'github-slugger';
import type { Parent, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { inlineTags } from './components';
import type { Source } from './source';
import { codeOf, isElement, isParent, literal, type MdxElement } from './syntax';

type Attribute = MdxElement['attributes'][number];

/** Return an attribute's value: text, or plain JSON5 in braces; true for none. Undefined for code. */
export function valueOf({ value }: Attribute): unknown {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : literal(codeOf(value));
}

const attributeOf = ({ attributes }: MdxElement, name: string): Attribute | undefined =>
  attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);

function textOf(tag: MdxElement, name: string): string | undefined {
  const attribute = attributeOf(tag, name);
  const value = attribute && valueOf(attribute);
  return typeof value === 'string' ? value : undefined;
}

const written = (name: string, value: string): Attribute => ({ type: 'mdxJsxAttribute', name, value });

/** Matches the import of what documents have without it. */
const importLine = /^import\s[^'"]*['"]@(?:theme|docusaurus)\/[^'"]*['"];?\s*$/;

export function readTags(tree: Root, source: Source): void {
  const isImport = ({ type, position }: RootContent) =>
    type === 'paragraph' &&
    source.lines.slice((position?.start.line ?? 1) - 1, position?.end.line).every((line) => importLine.test(line));
  const read = (parent: Parent): void => {
    parent.children = parent.children.flatMap((child, index) => {
      if (isElement(child)) readTabs(child);
      if (isParent(child)) read(child);
      if (!isElement(child)) return parent === tree && isImport(child) ? [] : [child];
      // Paragraphs in a cell are lines.
      const isLine = index > 0 && child.type === 'mdxJsxTextElement' && /^(?:p|div)$/.test(child.name ?? '');
      return isLine ? [{ type: 'break' }, ...readTag(child)] : readTag(child);
    });
  };
  read(tree);
}

/** Return the Markdown of a tag's meaning; the tag where it has none. */
function readTag(tag: MdxElement): RootContent[] {
  const { position, children } = tag;
  const name = tag.name ?? '';
  const isBlock = tag.type === 'mdxJsxFlowElement';
  const inside = children.flatMap((child: RootContent) => (child.type === 'paragraph' ? child.children : [child]));
  const words = inside as PhrasingContent[];
  const phrase = (one: PhrasingContent): RootContent[] =>
    isBlock ? [{ type: 'paragraph', children: [one], position }] : [one];
  const [href, src, id] = [textOf(tag, 'href'), textOf(tag, 'src'), textOf(tag, 'id')];
  const title = textOf(tag, 'title');
  if (name === 'a' && href !== undefined) return phrase({ type: 'link', url: href, title, children: words, position });
  if (name === 'img' && src !== undefined) {
    const data = { share: shareOf(textOf(tag, 'width')) };
    return phrase({ type: 'image', url: src, alt: textOf(tag, 'alt'), title, data, position });
  }
  if (/^h[1-6]$/.test(name)) {
    const note = id === undefined ? [] : [{ type: 'mdxTextExpression', value: `#${slug(id)}`, position } as const];
    return [{ type: 'heading', depth: Number(name[1]) as 1, children: [...words, ...note], position }];
  }
  if (name === 'details') {
    const summary = written('summary', takeSummary(tag) || 'Details');
    const attributes = [summary, ...[attributeOf(tag, 'open') ?? []].flat()];
    return [{ ...tag, name: 'Details', attributes, children: blocks(tag.children) } as MdxElement];
  }
  if (name === 'source' && tag.attributes.length > 0) return [];
  if (/^(?:p|div|center|span|font|big|picture)$/.test(name)) return isBlock ? blocks(children) : children;
  const known = name === 'kbd' ? { ...tag, name: 'Kbd', attributes: [] } : tag;
  const isPhrase = isBlock && /^[a-z]/.test(name) && inlineTags.has(name) && words.length > 0;
  return isPhrase ? phrase({ ...known, type: 'mdxJsxTextElement', children: words }) : [known];
}

/** Make paragraphs of the words among blocks. */
function blocks(children: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let paragraph: PhrasingContent[] | undefined;
  for (const child of children) {
    if (!/^(?:text|emphasis|strong|delete|inlineCode|link|image|break|footnote|mdxText|mdxJsxText)/.test(child.type)) {
      paragraph = undefined;
      result.push(child);
    } else if (paragraph) paragraph.push(child as PhrasingContent);
    else {
      paragraph = [child as PhrasingContent];
      result.push({ type: 'paragraph', children: paragraph, position: child.position });
    }
  }
  return result;
}

/** Remove the summary that a tag begins with. @returns its words */
function takeSummary(parent: Parent): string {
  const [first] = parent.children;
  if (first?.type === 'paragraph') {
    const words = takeSummary(first);
    if (first.children.length === 0) parent.children.shift();
    return words;
  }
  if (!first || !isElement(first) || first.name !== 'summary') return '';
  parent.children.shift();
  const [rest] = parent.children;
  if (rest?.type === 'text') rest.value = rest.value.trimStart();
  return toString(first).replace(/\s+/g, ' ').trim();
}

/** Leave out attributes by their names. */
const without = ({ attributes }: MdxElement, names: RegExp): Attribute[] =>
  attributes.filter((one) => one.type !== 'mdxJsxAttribute' || !names.test(one.name));

/** Read tabs of Docusaurus as those of this site. What opens first, and what the address keeps, has no equivalent. */
function readTabs(tag: MdxElement): void {
  if (tag.name === 'Tabs') {
    const values = attributeOf(tag, 'values');
    const list = values && valueOf(values);
    const labels = new Map(
      (Array.isArray(list) ? (list as { label?: unknown; value?: unknown }[]) : []).map((one) => [
        one.value,
        one.label,
      ]),
    );
    for (const tab of tag.children) {
      const label = isElement(tab) ? labels.get(textOf(tab, 'value')) : undefined;
      if (isElement(tab) && typeof label === 'string' && !attributeOf(tab, 'label'))
        tab.attributes.push(written('label', label));
    }
    const group = textOf(tag, 'groupId');
    tag.attributes = without(tag, /^(?:groupId|values|defaultValue|queryString|lazy|block|className)$/);
    if (group !== undefined) tag.attributes.push(written('group', group));
  } else if (tag.name === 'TabItem') {
    const label = textOf(tag, 'label') ?? textOf(tag, 'value');
    tag.name = 'Tab';
    tag.attributes = without(tag, /^(?:label|value|default|className|attributes|hidden)$/);
    if (label !== undefined) tag.attributes.push(written('label', label));
  }
}

/** Return the part of the text's width that a picture of so many pixels, or of a share, takes; undefined for none. */
function shareOf(width: string | undefined): number | undefined {
  const [, number = '', unit] = /^\s*(\d+(?:\.\d+)?)\s*(px|%|)\s*$/.exec(width ?? '') ?? [];
  // The text is 720 pixels wide at most.
  const share = Math.round(unit === '%' ? Number(number) : Number(number) / 7.2);
  return number === '' || share >= 100 ? undefined : Math.max(10, share);
}
