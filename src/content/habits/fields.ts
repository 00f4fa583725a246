/** Front matter of other generators, and what follows from the text where a field is missing. */
import type { Heading, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isMap, stringify } from 'yaml';
import doc from '../../../schemas/doc.schema.json';
import page from '../../../schemas/page.schema.json';
import post from '../../../schemas/post.schema.json';
import { inWords } from '../../nav';
import { createSlugger } from '../../text/frame-ids';
import { nearest } from '../../text/nearest';
import { isComment, siteAddress } from '../text/notes';
import { parseBody, parsePlain, walk } from '../text/syntax';
import { locate, type DocumentKind } from '../read/routes';
import { documentedName, fieldsInName } from '../read/names';
import { isBlank, listIn, parseFields, type HabitReport, type Line } from './habit';

/** The fields that each kind of document has. */
const known = {
  doc: Object.keys(doc.properties),
  post: Object.keys(post.properties),
  page: Object.keys(page.properties),
};

interface Around {
  kind: DocumentKind;
  /** The page's own address. */
  route: string;
}

/** Returns what a field is here; undefined leaves it as it is. */
type FieldChange = (value: unknown, around: Around) => Record<string, unknown> | undefined;

const alike = (names: string, change: FieldChange): Record<string, FieldChange> =>
  Object.fromEntries(names.split(' ').map((name) => [name, change]));

/** Fields with another name or form here. */
const changes: Record<string, FieldChange> = {
  sidebar(value) {
    if (typeof value !== 'object' || value === null) return typeof value === 'string' ? {} : undefined;
    const { order, label, hidden } = value as Record<string, unknown>;
    return {
      ...(typeof order === 'number' && { sidebar_position: order }),
      ...(typeof label === 'string' && { sidebar_label: label }),
      ...(hidden === true && { sidebar: false }),
    };
  },
  ...alike('slug permalink redirect_from', (value, around) => ({
    moved_from: [value].flat().map((each) => formerAddress(String(each), around)),
  })),
  aliases(value, around) {
    const names = [value].flat().map(String);
    return {
      moved_from: names.filter((name) => name.startsWith('/')).map((name) => formerAddress(name, around)),
      keywords: names.filter((name) => !name.startsWith('/')),
    };
  },
  authors: (value) => (typeof value === 'string' && /^[\w-]+$/.test(value) ? { authors: [value] } : undefined),
  author: (value) => (typeof value === 'string' && /^[\w-]+$/.test(value) ? { authors: [value] } : {}),
  tags: (value) => (typeof value === 'string' ? { tags: listIn(value) } : undefined),
  keywords: (value) => (typeof value === 'string' ? { keywords: listIn(value) } : undefined),
  date(value, { kind }) {
    if (kind !== 'post') return {};
    const [day] = (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?=[T ])/.exec(value)) || [];
    return day === undefined ? undefined : { date: day };
  },
  unlisted: (value) => (value === true ? { sidebar: false } : {}),
  published: (value) => (value === false ? { draft: true } : {}),
  ...alike('nav_order weight order position', (value) =>
    typeof value === 'number' ? { sidebar_position: value } : {},
  ),
  ...alike('nav_title linkTitle sidebarTitle sidebar_title short_title', (value) => ({ sidebar_label: String(value) })),
  ...alike('summary excerpt subtitle lead', (value) => ({ description: String(value) })),
};

/** Tags of an imported document, which has none here. */
const topics: FieldChange = (value) => ({
  keywords: typeof value === 'string' ? listIn(value) : [value].flat().map(String),
});

/** Return the address that a `slug` stood for; an empty one if it is the page's own, or none. */
function formerAddress(slug: string, { kind, route }: Around): string {
  const root = { doc: '/docs', post: '/releases', page: '' }[kind];
  const path = /^\//.test(slug)
    ? root + slug.replace(new RegExp(`^${root}/`), '/')
    : route.replace(/[^/]+\/$/, '') + slug;
  const address = path.replace(/\/*$/, '/');
  return siteAddress.test(address) && address !== route && address !== `${root}/` ? address : '';
}

/** Return the words of a heading or paragraph, without its pictures and comments. */
const wordsOf = (node: Heading | Paragraph) =>
  toString(
    node.children.filter((child) => !isComment(child)),
    { includeImageAlt: false },
  )
    .replace(/\s+/g, ' ')
    .trim();

function parse(body: string): Root {
  try {
    return parseBody(body);
  } catch {
    return parsePlain(body);
  }
}

/** Return the words of a heading of Markdown, without its signs. */
function titleOf(heading: string): string {
  const [first] = parse(`# ${heading}`).children;
  return first?.type === 'heading' ? wordsOf(first) : heading;
}

/** Return the first sentence of a body, for lists and search results; undefined if it has no paragraph. */
function firstWords(body: string): string | undefined {
  const paragraphs: string[] = [];
  walk(parse(body), (node, ancestors) => {
    if (node.type !== 'paragraph' || node.data?.directiveLabel) return;
    const parent = ancestors.at(-1)?.type;
    // An entry of a table of contents, which may come first, is a link alone.
    const isEntry = parent === 'listItem' && node.children.length === 1 && node.children[0]?.type === 'link';
    if (parent !== 'footnoteDefinition' && !isEntry) paragraphs.push(wordsOf(node));
  });
  const words = paragraphs.find((text) => /\p{L}{2}/u.test(text) && !/^(?:(?:import|export)\s|<|:::)/.test(text));
  const [sentence = words] = /^.{20,}?[.!?](?=\s|$)/.exec(words ?? '') ?? [];
  if (sentence === undefined || sentence.length <= 200) return sentence;
  return `${sentence.slice(0, 160).replace(/\s+\S*$/, '')} …`;
}

/** Write fields, lists in brackets. */
const write = (fields: Record<string, unknown>): string[] =>
  Object.entries(fields).map(([name, value]) => {
    const list = { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 } as const;
    return (
      Array.isArray(value) ? `${name}: ${stringify(value, list)}` : stringify({ [name]: value }, { lineWidth: 0 })
    ).trimEnd();
  });

export interface Fields {
  /** Between the two lines of `---`; undefined for a file without any. */
  head: readonly Line[] | undefined;
  body: readonly Line[];
}

export const fieldFix = 'Write the fields that documents have.';
const titleFix = 'Write `title: …` in the front matter, and begin the text without it.';

/**
 * Translate the front matter of a document, and add what it lacks.
 * @param isImport true to name a page after its file where it has no title, and to leave out unknown fields
 * @returns undefined where nothing changes
 */
export function translateFields(
  file: string,
  { head, body }: Fields,
  isImport: boolean,
): (Fields & { reports: HabitReport[] }) | undefined {
  const { kind, route = '/' } = locate(file) ?? {};
  if (!kind) return undefined;
  const first = body.findIndex(({ text }) => !isBlank(text) && !/^\{\/\*.*\*\/\}$/.test(text));
  const [, heading] = /^#\s+(.*?)\s*(?:\{\/\*.*\*\/\})?(?:\s+#+)?\s*$/.exec(body[first]?.text ?? '') ?? [];
  if (head === undefined && heading === undefined && !isImport) return undefined;
  const yaml = (head ?? []).map(({ text }) => text).join('\n');
  const title = titleOf(heading ?? '');
  const { document, value } = parseFields(yaml) ?? {};
  if (!document || (document.contents !== null && !isMap(document.contents))) return undefined;
  const values = (value ?? {}) as Record<string, unknown>;
  const reports: HabitReport[] = [];
  const addReport = (id: string, message: string, fix: string) => reports.push({ id, message, fix });
  const added: Record<string, unknown> = {};
  const add = (fields: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(fields)) {
      const list = Array.isArray(value) ? value.filter((one) => one !== '') : undefined;
      if (list?.length === 0 || (kind !== 'doc' && /^sidebar/.test(name)) || (kind !== 'post' && name === 'authors'))
        continue;
      const before = added[name] ?? (list && (name === 'moved_from' || name === 'keywords') ? values[name] : undefined);
      if (list) added[name] = [...new Set([...(Array.isArray(before) ? before : []), ...list])];
      else if (!isGiven(name)) added[name] = value;
    }
  };
  const replaced: string[] = [];
  const isGiven = (name: string) =>
    values[name] !== undefined && values[name] !== null && values[name] !== '' && !replaced.includes(name);
  const read: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const isTopic = isImport && kind === 'doc' && name === 'tags';
    const translated = isTopic ? topics : Object.hasOwn(changes, name) ? changes[name] : undefined;
    // Templates of other programs have fields that nobody has filled in.
    const isEmpty = (value === null || value === '') && (isTopic || !known[kind].includes(name));
    const change = isEmpty ? translated && {} : translated?.(value, { kind, route });
    // A field that resembles a known one is a mistake.
    const isUnknown = !known[kind].includes(name) && (isImport || nearest(name, known[kind]) === undefined);
    if (change === undefined && !isUnknown) continue;
    replaced.push(name);
    if (change === undefined) continue;
    const before = { ...added };
    add(change);
    if (Object.keys(added).some((key) => added[key] !== before[key])) read.push(name);
  }
  if (replaced.length > 0) {
    const lost = replaced.filter((name) => !read.includes(name));
    const names = (list: readonly string[]) => list.map((name) => `\`${name}\``).join(', ');
    const sentences = [
      read.length > 0 ? `${names(read)} ${read.length > 1 ? 'are' : 'is'} read as ${names(write(added))}.` : '',
      lost.length > 0 ? `Nothing reads ${names(lost)}.` : '',
    ];
    addReport('habit-fields', sentences.filter(Boolean).join(' '), fieldFix);
  }
  const inName = Object.entries(fieldsInName(file)).filter(([name]) => !isGiven(name) && !(name in added));
  add(Object.fromEntries(inName));

  let kept = [...body];
  if (heading !== undefined && !isGiven('title')) {
    added.title = title;
    addReport('habit-title', `The title is that of the first heading: \`title: ${title}\`.`, titleFix);
    kept.splice(first, 1);
  } else if (heading !== undefined && (String(values.title).toLowerCase() === title.toLowerCase() || isImport)) {
    if (String(values.title).toLowerCase() !== title.toLowerCase()) {
      replaced.push('title');
      if (kind === 'doc' && !isGiven('sidebar_label')) added.sidebar_label = values.title;
      added.title = title;
    }
    addReport('habit-title', 'The first heading says the title again, and is left out.', titleFix);
    kept.splice(first, 1);
  } else if (isImport && !isGiven('title')) added.title = inWords(locate(file)?.slug || 'Home');
  if (heading !== undefined && kept.length < body.length) {
    // The title has no id of its own. A table of contents leads to it, and the end of a page back to it.
    const id = createSlugger().slug(title);
    if (!kept.some(({ text }) => /^#/.test(text) && createSlugger().slug(text.replace(/^#+\s*/, '')) === id))
      kept = kept.map((line) => ({ ...line, text: line.text.replaceAll(`](#${id})`, '](#top)') }));
  }
  kept =
    kept.length < body.length && isBlank(kept[first]?.text ?? 'x') ? kept.filter((_, index) => index !== first) : kept;

  if (!isGiven('description') && added.description === undefined) {
    const words =
      firstWords(kept.map(({ text }) => text).join('\n')) ??
      (isImport ? String(added.title ?? values.title) : undefined);
    if (words !== undefined) {
      added.description = words;
      const fix = 'Write one sentence for search results: `description: …`.';
      addReport('habit-description', 'The description is made from the first words.', fix);
    }
  }
  if (inName.length > 0) {
    const said = write(Object.fromEntries(inName)).join(', ');
    addReport(
      'habit-name',
      `This file's name says more than its address: it is read as \`${said}\`.`,
      `Rename it to \`${documentedName(file)}\`, and write \`${said}\` in the front matter.`,
    );
  }
  if (Object.keys(added).length === 0 && replaced.length === 0 && kept.length === body.length) return undefined;

  const starts = (isMap(document.contents) ? document.contents.items : []).map(({ key }) => {
    const [offset = 0] = (key as { range?: [number, number, number] }).range ?? [];
    return { name: String(key), at: yaml.slice(0, offset).split('\n').length - 1 };
  });
  const lineOf = (name: string) => head?.[starts.find((one) => one.name === name)?.at ?? 0]?.from ?? 1;
  const linesOf = (name: string, from: number) => write({ [name]: added[name] }).map((text): Line => ({ text, from }));
  const lines = (head ?? []).flatMap((line, index) => {
    const field = starts.findLast(({ at }) => at <= index);
    if (!field || !(replaced.includes(field.name) || field.name in added)) return [line];
    return field.at === index && field.name in added && !replaced.includes(field.name)
      ? linesOf(field.name, line.from)
      : [];
  });
  const fresh = Object.keys(added).filter((name) => replaced.includes(name) || !(name in values));
  const of = (name: string) => (fresh.includes(name) ? linesOf(name, lineOf(replaced[0] ?? name)) : []);
  const titled = lines.findIndex(({ text }) => text.startsWith('title:')) + 1;
  return {
    head: [
      ...of('title'),
      ...lines.slice(0, titled),
      ...of('description'),
      ...lines.slice(titled),
      ...fresh.filter((name) => name !== 'title' && name !== 'description').flatMap(of),
    ],
    body: kept,
    reports,
  };
}
