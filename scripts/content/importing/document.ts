/** Write a Docusaurus document in this site's form: front matter, title and imports. Pure. */
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isMap, parseDocument } from 'yaml';
import { split } from '../../../src/content/read/front-matter';
import { documentedName, fieldsInName, plainName } from '../../../src/content/read/names';
import { isComment } from '../../../src/content/text/notes';
import { applyEdits, Source, type Edit } from '../../../src/content/text/source';
import { isElement, parseBody, start, walk } from '../../../src/content/text/syntax';
import { isDocument, isPicture } from '../../../src/file-names';
import { slugInWords } from '../../../src/nav';
import type { Part } from './foreign';

type Fields = Record<string, unknown>;

export interface Imported {
  text: string;
  /** The document's fields before the import. */
  given: Fields;
  /** Authors that the document describes itself, by their keys here. */
  authors: Fields;
}

/** Matches an import of one name, or of several. */
const importLine = /^import\s+(?:(\w+)\s+from\s+|[\w*{}\s,]+\s+from\s+)?["']([^"']+)["'];?\s*$/;

/** Matches an address within `require()` or `useBaseUrl()`. */
const completed = /^(?:require|useBaseUrl)\(\s*(["'])(.*?)\1\s*\)(?:\.default)?$/;

/** List the lines of a block of imports. */
function importsOf({ type, position }: RootContent, source: Source): number[] {
  const first = position?.start.line ?? 1;
  const lines = Array.from({ length: (position?.end.line ?? 0) - first + 1 }, (_, index) => first + index);
  return type === 'paragraph' && lines.every((line) => importLine.test(source.line(line))) ? lines : [];
}

/** Remove imports of the theme, of pictures and of parts, and insert what they name. */
function editImports(tree: Root, source: Source, snippetOf: (path: string) => string | undefined): Edit[] {
  const imported = new Map<string, string>();
  const edits: Edit[] = [];
  for (const line of tree.children.flatMap((node) => importsOf(node, source))) {
    const [, name = '', from = ''] = importLine.exec(source.line(line)) ?? [];
    const isPart = isDocument(from) && snippetOf(from) !== undefined;
    if (!/^@(?:theme|docusaurus)\//.test(from) && !isPicture(from) && !isPart) continue;
    imported.set(name, from);
    edits.push({ line, column: 1, remove: `${source.line(line)}\n`, insert: '' });
  }
  walk(tree, (node) => {
    if (!isElement(node)) return;
    const snippet = snippetOf(imported.get(node.name ?? '') ?? '');
    const [typed] = new RegExp(`^<${node.name}\\s*/>`).exec(source.after(start(node))) ?? [];
    if (snippet !== undefined && typed !== undefined)
      edits.push({ ...start(node), remove: typed, insert: `<Snippet name="${snippet}" />` });
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || !attribute.value) continue;
      const { name, value } = { ...attribute, value: attribute.value.value };
      const address = imported.get(value.trim().replace(/\.(?:src|default)$/, '')) ?? completed.exec(value.trim())?.[2];
      const change = { remove: `${name}={${value}}`, insert: `${name}="${address}"` };
      if (address !== undefined) edits.push({ ...start(attribute), ...change });
    }
  });
  return edits;
}

/** Find the first-level heading that begins a body, and its lines. */
function titleOf(tree: Root, source: Source): { title?: string; edits: Edit[] } {
  const first = tree.children.find((node) => !isComment(node) && importsOf(node, source).length === 0);
  if (first?.type !== 'heading' || first.depth !== 1 || !first.position) return { edits: [] };
  const { start: from, end } = first.position;
  const gap = source.line(end.line + 1).trim() === '' ? '\n' : '';
  const remove = `${source.lines.slice(from.line - 1, end.line).join('\n')}\n${gap}`;
  const words = first.children.filter((child) => !isComment(child));
  return { title: toString(words).trim(), edits: [{ line: from.line, column: 1, remove, insert: '' }] };
}

/** Matches a sentence: a capital follows it, and it does not end with an abbreviation. */
const sentence = /^.{20,}?(?<!\b(?:e\.g|i\.e|etc|vs|cf|no))[.!?](?=\s+[\p{Lu}\p{N}"“(]|$)/u;

/** Return the first sentence of a body, for lists and search results. */
function firstWords(tree: Root, source: Source): string | undefined {
  const paragraphs: string[] = [];
  walk(tree, (node, ancestors) => {
    // A table of contents may come first; its entries are only links.
    const isEntry = ancestors.at(-1)?.type === 'listItem' && 'children' in node && node.children[0]?.type === 'link';
    if (node.type === 'paragraph' && !node.data?.directiveLabel && !isEntry && importsOf(node, source).length === 0)
      paragraphs.push(
        toString(
          node.children.filter((child) => !isComment(child)),
          { includeImageAlt: false },
        ),
      );
  });
  const words = paragraphs
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .find((text) => /^[^<{:].*\p{L}{2}/u.test(text));
  const [first = words] = sentence.exec(words ?? '') ?? [];
  return first === undefined || first.length <= 200 ? first : `${first.slice(0, 160).replace(/\s+\S*$/, '')} …`;
}

const listOf = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value].flat());

/** Return the key of an author. An author that the document describes itself is added to `authors`. */
function keyOf(author: unknown, authors: Fields): unknown {
  if (typeof author !== 'object' || author === null) return author;
  const { key, ...rest } = author as Fields;
  const name = typeof key === 'string' ? key : plainName(String(rest.name));
  if (key === undefined) authors[name] = rest;
  return name;
}

/** Write a document in this site's form. A part that cannot be read stays as it is. @param file path from the folder of its kind */
export function importDocument(
  text: string,
  file: string,
  { kind }: Part,
  snippetOf: (path: string) => string | undefined,
): Imported {
  const source = new Source(file, text);
  const { yaml = '', body } = split(source);
  let tree: Root = { type: 'root', children: [] };
  try {
    tree = parseBody(body, file.endsWith('.md'));
  } catch {
    // The linter reports the mistake.
  }
  const heading = titleOf(tree, source);
  const fixed = applyEdits(source.text, [{ edit: [...editImports(tree, source, snippetOf), ...heading.edits] }]);
  const document = parseDocument(yaml.trim() === '' ? 'title:' : yaml, { logLevel: 'silent' });
  const { contents } = document;
  const authors: Fields = {};
  if (document.errors.length > 0 || !isMap(contents)) return { text: fixed, given: {}, authors };
  const given = document.toJS() as Fields;
  const isPost = kind === 'releases';
  const tags = listOf(given.tags).map((tag) => (tag as Fields).label ?? tag);
  const name = documentedName(`content/docs/${file}`).slice('content/docs/'.length, -'.mdx'.length);
  const title = heading.title ?? given.title ?? slugInWords(plainName(name.replace(/(?:^|\/)index$/, '') || 'home'));
  const fields: Fields = {
    title,
    description: given.description ?? firstWords(tree, source) ?? title,
    sidebar_label: given.sidebar_label ?? (isPost || given.title === title ? undefined : given.title),
    ...Object.fromEntries(Object.entries(fieldsInName(`content/${kind}/${file}`)).filter(([key]) => !(key in given))),
    // Here, only release notes have tags.
    ...(isPost ? { tags, authors: listOf(given.authors).map((one) => keyOf(one, authors)) } : { tags: [] }),
    keywords: [...listOf(given.keywords), ...(isPost ? [] : tags)],
    ...{ slug: undefined, id: undefined },
  };
  for (const [key, value] of Object.entries(fields))
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) document.delete(key);
    else if (given[key] !== value) document.set(key, document.createNode(value, { flow: Array.isArray(value) }));
  const rank = ({ key }: { key: unknown }) => ['title', 'description'].indexOf(String(key)) + 1 || 3;
  contents.items.sort((a, b) => rank(a) - rank(b));
  const head = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return { text: `---\n${head}---\n\n${split(new Source('', fixed)).body.trimStart()}`, given, authors };
}
