/** Convert HTML, and tabs and imports of Docusaurus, to what documents have instead, in place. */
import { slug } from 'github-slugger';
import type { Parent, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { inlineTags } from './components';
import type { Source } from './source';
import { codeOf, isElement, isParent, literal, start, type MdxElement } from './syntax';

type Attribute = MdxElement['attributes'][number];

/** Return an attribute's value: text, or plain JSON5 in braces; true without a value; undefined for code. */
export function valueOf({ value }: Attribute): unknown {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : literal(codeOf(value));
}

/** Return the values of a tag's attributes by their names. */
const valuesOf = ({ attributes }: MdxElement): Record<string, unknown> =>
  Object.fromEntries(attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, valueOf(one)]] : [])));

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Rename a tag, and set some of its attributes. @param without matches the names of attributes to remove */
function retag(tag: MdxElement, name: string, texts: Readonly<Record<string, unknown>>, without: RegExp): void {
  const isGone = (one: string) => without.test(one) || Object.hasOwn(texts, one);
  const kept = tag.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || !isGone(one.name));
  const added = Object.entries(texts).flatMap(([key, value]): Attribute[] =>
    typeof value === 'string' ? [{ type: 'mdxJsxAttribute', name: key, value }] : [],
  );
  Object.assign(tag, { name, attributes: [...kept, ...added] });
}

/** Matches an import that documents do not need. */
const importLine = /^import\s[^'"]*['"]@(?:theme|docusaurus)\/[^'"]*['"];?\s*$/;

export function readTags(tree: Root, source: Source): void {
  const isImport = ({ type, position }: RootContent) =>
    type === 'paragraph' &&
    source.lines.slice((position?.start.line ?? 1) - 1, position?.end.line).every((line) => importLine.test(line));
  const read = (parent: Parent): void => {
    parent.children = parent.children.flatMap((child, index) => {
      if (isElement(child)) readTabs(child);
      if (isElement(child) && /^(?:center|font|big)$/.test(child.name ?? '') && !source.ignored.has('look'))
        source.report({
          ...{ severity: 'warning', place: start(child), rule: 'look' },
          message: `\`<${child.name}>\` changes nothing: all pages have one look.`,
          fix: 'Remove it, and write `**…**` for what is important.',
        });
      if (isParent(child)) read(child);
      if (!isElement(child)) return parent === tree && isImport(child) ? [] : [child];
      // In a table's cell, paragraphs become lines.
      const isLine = index > 0 && child.type === 'mdxJsxTextElement' && /^(?:p|div)$/.test(child.name ?? '');
      return isLine ? [{ type: 'break' }, ...readTag(child)] : readTag(child);
    });
  };
  read(tree);
}

/** Return the Markdown with a tag's meaning; the tag itself if Markdown has none. */
function readTag(tag: MdxElement): RootContent[] {
  const { position } = tag;
  const name = tag.name ?? '';
  const given = valuesOf(tag);
  const { href, src, id } = given;
  const [alt, title] = [textOr(given.alt), textOr(given.title)];
  const isBlock = tag.type === 'mdxJsxFlowElement';
  const inside = (tag.children as RootContent[]).flatMap((one) => (one.type === 'paragraph' ? one.children : [one]));
  const words = inside as PhrasingContent[];
  const phrase = (one: PhrasingContent) => (isBlock ? asBlocks([one]) : [one]);
  if (name === 'a' && typeof href === 'string')
    return phrase({ type: 'link', url: href, title, children: words, position });
  if (name === 'img' && typeof src === 'string')
    return phrase({ type: 'image', url: src, alt, title, position, data: { share: shareOf(given.width) } });
  if (/^h[1-6]$/.test(name)) {
    const note = { type: 'mdxTextExpression', value: `#${slug(textOr(id) ?? '')}`, position } as const;
    return [{ type: 'heading', depth: Number(name[1]) as 1, children: id ? [...words, note] : words, position }];
  }
  if (name === 'details') {
    retag(tag, 'Details', { summary: takeSummary(tag) || 'Details' }, /^(?!open$)/);
    tag.children = asBlocks(tag.children) as typeof tag.children;
  }
  if (name === 'kbd') retag(tag, 'Kbd', {}, /./);
  if (name === 'source' && tag.attributes.length > 0) return [];
  if (/^(?:p|div|center|span|font|big|picture|(?:o|w|v|st1):.*)$/.test(name))
    return isBlock ? asBlocks(tag.children) : tag.children;
  const isPhrase = isBlock && inlineTags.has(name) && words.length > 0;
  return isPhrase ? phrase({ ...tag, type: 'mdxJsxTextElement', children: words }) : [tag];
}

/** Wrap words in a paragraph, unless a block is among them. */
function asBlocks(children: readonly RootContent[]): RootContent[] {
  const words = /^(?:text|emphasis|strong|delete|inlineCode|link|image|break|footnoteReference|mdxText|mdxJsxText)/;
  const isParagraph = children.length > 0 && children.every(({ type }) => words.test(type));
  const paragraph = { type: 'paragraph', children: children as PhrasingContent[] } as const;
  return isParagraph ? [{ ...paragraph, position: children[0]?.position }] : [...children];
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
  const [, rest] = parent.children;
  if (rest?.type === 'text') rest.value = rest.value.trimStart();
  parent.children.shift();
  return toString(first).replace(/\s+/g, ' ').trim();
}

/** Rename the tabs of Docusaurus and their attributes. `defaultValue` and `queryString` have no equivalent. */
function readTabs(tag: MdxElement): void {
  const { groupId, group = groupId, label, value, values } = valuesOf(tag);
  if (tag.name === 'TabItem')
    return retag(tag, 'Tab', { label: label ?? value }, /^(?:value|default|hidden|attributes|className)$/);
  if (tag.name !== 'Tabs') return;
  for (const tab of tag.children) {
    const { value: own, label: text } = isElement(tab) ? valuesOf(tab) : {};
    const named = Array.isArray(values) ? (values as { label?: unknown; value?: unknown }[]) : [];
    const other = named.find((one) => one.value === own)?.label;
    if (isElement(tab) && own !== undefined) retag(tab, 'TabItem', { label: text ?? other }, /^$/);
  }
  retag(tag, 'Tabs', { group }, /^(?:groupId|values|defaultValue|queryString|lazy|block|className)$/);
}

/** Convert the width of a picture, in pixels or per cent, to a part of the text's width; undefined for any other value. */
function shareOf(width: unknown): number | undefined {
  const [, number = '', unit] = /^\s*(\d+(?:\.\d+)?)\s*(px|%|)\s*$/.exec(String(width)) ?? [];
  // The text is 720 pixels wide at most.
  const share = Math.round(unit === '%' ? Number(number) : Number(number) / 7.2);
  return number === '' || share >= 100 ? undefined : Math.max(10, share);
}
