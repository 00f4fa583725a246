/** Write a document of Docusaurus as one of this site: its front matter, its title, and what it imports. Pure. */
import type { Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isMap, parseDocument, type Document } from 'yaml';
import { documentedName, fieldsInName, plainName } from '../../../src/content/read/names';
import { split } from '../../../src/content/read/front-matter';
import { isComment } from '../../../src/content/text/notes';
import { applyEdits, Source, type Edit } from '../../../src/content/text/source';
import { isElement, parseBody, start, walk } from '../../../src/content/text/syntax';
import { isDocument, isPicture } from '../../../src/file-names';
import { inWords } from '../../../src/nav';
import { firstWords } from './first-words';

export interface Imported {
  text: string;
  /** Its `slug` and `id`, by which its address differed from its place. */
  slug?: string;
  id?: string;
  /** Authors that are written out in it, by the keys that they have now. */
  authors: Record<string, unknown>;
}

/** Says what a document needs to know of the others. */
export interface Around {
  kind: 'docs' | 'releases';
  /** Its file there, from the root of its kind: its name may say its day, or its place among others. */
  file: string;
  /** The names of tags, by their keys in `tags.yml`. */
  tags: Readonly<Record<string, unknown>>;
  /** Return the name of the snippet that a partial becomes; undefined for a file that is none. */
  snippet: (path: string) => string | undefined;
}

type Fields = Record<string, unknown>;

/** Matches an import of one name. */
const importLine = /^import\s+(?:(\w+)\s+from\s+|[\w*{}\s,]+\s+from\s+)?["']([^"']+)["'];?\s*$/;

/** Matches an address that code completes. */
const completed = /^(?:require|useBaseUrl)\(\s*(["'])(.*?)\1\s*\)(?:\.default)?$/;

const plainAddress = (address: string) => address.replace(/^@site\/static(?=\/)/, '');

function parse(body: string, file: string): Root | undefined {
  try {
    return parseBody(body, file.endsWith('.md'));
  } catch {
    return undefined;
  }
}

/** Remove imports of the theme, of pictures and of partials, and write out what they stand for. */
function editImports(tree: Root, source: Source, { snippet }: Around): Edit[] {
  const imported = new Map<string, string>();
  const edits: Edit[] = [];
  for (const node of tree.children) {
    if (node.type !== 'paragraph') continue;
    for (const line of linesOf(node)) {
      const [typed, name, from = ''] = importLine.exec(source.line(line)) ?? [];
      const isKnown = /^@(?:theme|docusaurus)\//.test(from) || isPicture(from) || (isDocument(from) && snippet(from));
      if (typed === undefined || !isKnown) continue;
      if (name !== undefined) imported.set(name, plainAddress(from));
      edits.push({ line, column: 1, remove: `${source.line(line)}\n`, insert: '' });
    }
  }
  walk(tree, (node) => {
    if (!isElement(node)) return;
    const part = imported.get(node.name ?? '');
    const name = part === undefined ? undefined : snippet(part);
    const [typed] = (name && new RegExp(`^<${node.name}\\s*/>`).exec(source.after(start(node)))) || [];
    if (typed !== undefined) edits.push({ ...start(node), remove: typed, insert: `<Snippet name="${name}" />` });
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || !attribute.value) continue;
      const code = attribute.value.value.trim();
      const address = imported.get(code.replace(/\.(?:src|default)$/, '')) ?? completed.exec(code)?.[2];
      const remove = `${attribute.name}={${attribute.value.value}}`;
      const insert = `${attribute.name}="${plainAddress(address ?? '')}"`;
      if (address !== undefined) edits.push({ ...start(attribute), remove, insert });
    }
  });
  return edits;
}

const linesOf = ({ position }: Paragraph): number[] => {
  const { start: from, end } = position ?? { start: { line: 1 }, end: { line: 0 } };
  return Array.from({ length: end.line - from.line + 1 }, (_, index) => from.line + index);
};

/** Find the heading of the first level that a body begins with. */
function titleOf(tree: Root, source: Source): { title: string; edits: Edit[] } | undefined {
  const first = tree.children.find((node) => !isComment(node) && !isImport(node, source));
  if (first?.type !== 'heading' || first.depth !== 1 || !first.position) return undefined;
  const { start: from, end } = first.position;
  const lines = source.lines.slice(from.line - 1, end.line);
  const gap = source.line(end.line + 1).trim() === '' ? '\n' : '';
  const words = first.children.filter((child) => !isComment(child));
  return {
    title: toString(words).replace(/\s+/g, ' ').trim(),
    edits: [{ line: from.line, column: 1, remove: `${lines.join('\n')}\n${gap}`, insert: '' }],
  };
}

const isImport = (node: Root['children'][number], source: Source) =>
  node.type === 'paragraph' && linesOf(node).every((line) => importLine.test(source.line(line)));

/** Return the fields of this site that a document's own say; `undefined` removes one. */
function fieldsFrom(given: Fields, { kind, file, tags }: Around, authors: Fields): Fields {
  const list = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value].flat());
  const label = (tag: unknown) => {
    const named = typeof tag === 'object' ? tag : tags[String(tag)];
    return String((named as Fields | undefined)?.label ?? tag);
  };
  const key = (author: unknown): unknown => {
    if (typeof author !== 'object' || author === null) return author;
    const { key: known, ...rest } = author as Fields;
    const name = String(known ?? rest.name ?? 'author')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-');
    if (known === undefined) authors[name] = rest;
    return name;
  };
  const isPost = kind === 'releases';
  const labels = list(given.tags).map(label);
  return {
    ...fieldsInName(`content/${kind}/${file}`),
    ...given,
    slug: undefined,
    id: undefined,
    // Tags are those of release notes.
    tags: isPost && labels.length > 0 ? labels : undefined,
    keywords: [...list(given.keywords), ...(isPost ? [] : labels)],
    authors: isPost ? list(given.authors).map(key) : undefined,
  };
}

/** Write fields into a front matter: what is there keeps its place and its notes. Title and description come first. */
function writeFields(document: Document, fields: Fields): string {
  for (const [name, value] of Object.entries(fields)) {
    const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    if (isEmpty) document.delete(name);
    else if (document.get(name) !== value)
      document.set(name, document.createNode(value, { flow: Array.isArray(value) }));
  }
  const rank = ({ key }: { key: unknown }) => ['title', 'description'].indexOf(String(key)) + 1 || 3;
  if (isMap(document.contents)) document.contents.items.sort((a, b) => rank(a) - rank(b));
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}

/** Write a document as this site has it; one whose front matter is no YAML keeps it. */
export function importDocument(text: string, around: Around): Imported {
  const source = new Source(around.file, text);
  const { yaml = '', body } = split(source);
  const document = parseDocument(yaml.trim() === '' ? 'title:' : yaml, { logLevel: 'silent' });
  const tree = parse(body, around.file);
  const heading = tree && titleOf(tree, source);
  const edit = tree ? [...editImports(tree, source, around), ...(heading?.edits ?? [])] : [];
  const fixed = applyEdits(source.text, [{ edit }]);
  const authors: Fields = {};
  if (document.errors.length > 0) return { text: fixed, authors };
  const given = (document.toJS() ?? {}) as Fields;
  const title = heading?.title ?? given.title ?? inWords(plainTitle(around.file));
  const fields = {
    ...fieldsFrom(given, around, authors),
    title,
    description: given.description ?? (tree && firstWords(tree)) ?? title,
    sidebar_label: given.sidebar_label ?? (around.kind === 'docs' && given.title !== title ? given.title : undefined),
  };
  const rest = split(new Source('', fixed)).body.trimStart();
  return {
    text: `---\n${writeFields(document, fields)}\n---\n\n${rest}`,
    authors,
    ...(typeof given.slug === 'string' && { slug: given.slug }),
    ...(typeof given.id === 'string' && { id: given.id }),
  };
}

/** Return the name of a file, or of the folder of which it is the page, in letters that titles are made of. */
function plainTitle(file: string): string {
  const name = documentedName(`content/docs/${file}`).slice('content/docs/'.length, -'.mdx'.length);
  return plainName(name.replace(/(?:^|\/)index$/, '') || 'home');
}
