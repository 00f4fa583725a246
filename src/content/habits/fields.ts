/** Front matter of other generators, and what follows from the text where a field is missing. */
import { isMap, stringify, type Document } from 'yaml';
import doc from '../../../schemas/doc.schema.json';
import page from '../../../schemas/page.schema.json';
import post from '../../../schemas/post.schema.json';
import { inWords } from '../../nav';
import { createSlugger } from '../../text/frame-ids';
import { nearest } from '../../text/nearest';
import { locate, type DocumentKind } from '../read/routes';
import { documentedName, fieldsInName } from '../read/names';
import { fieldChange, topics } from './field-changes';
import { firstWords, titleOf } from './first-words';
import { isBlank, parseFields, type HabitReport, type Line } from './habit';

/** The fields that each kind of document has. */
const known = {
  doc: Object.keys(doc.properties),
  post: Object.keys(post.properties),
  page: Object.keys(page.properties),
};

const titleFix = 'Write `title: …` in the front matter, and begin the text without it.';

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

/** A document's fields while they are translated. */
class Draft {
  /** Fields that are new, or have a new value. */
  readonly added: Record<string, unknown> = {};
  /** The names of typed fields that are left out, or written anew. */
  readonly replaced: string[] = [];
  readonly reports: HabitReport[] = [];

  constructor(
    readonly kind: DocumentKind,
    /** The fields as they were typed. */
    readonly typed: Record<string, unknown>,
  ) {}

  /** True for a field that has a value, and keeps it. */
  isGiven(name: string): boolean {
    return ![undefined, null, ''].includes(this.typed[name] as undefined) && !this.replaced.includes(name);
  }

  /** Add fields that this kind of document has; lists grow. @returns true if any was added */
  add(fields: Record<string, unknown>): boolean {
    const { added, kind, typed } = this;
    let isAdded = false;
    for (const [name, value] of Object.entries(fields)) {
      const list = Array.isArray(value) ? value.filter((one) => one !== '') : undefined;
      if (list?.length === 0 || (kind !== 'doc' && /^sidebar/.test(name)) || (kind !== 'post' && name === 'authors'))
        continue;
      if (!list && this.isGiven(name)) continue;
      const before = added[name] ?? (name === 'moved_from' || name === 'keywords' ? typed[name] : undefined);
      added[name] = list ? [...new Set([...(Array.isArray(before) ? before : []), ...list])] : value;
      isAdded = true;
    }
    return isAdded;
  }

  report(id: string, message: string, fix: string, line?: number): void {
    this.reports.push({ id, message, fix, ...(line !== undefined && { line }) });
  }
}

/** Translate fields with another name or form, and leave out those that nothing reads. */
function translateNames(draft: Draft, head: readonly Line[], route: string, isImport: boolean): void {
  const { kind, typed, added, replaced } = draft;
  const read: string[] = [];
  for (const [name, value] of Object.entries(typed)) {
    const change = fieldChange(name, kind, isImport);
    const isOurs = known[kind].includes(name) && change !== topics;
    // Templates of other programs have fields that nobody has filled in.
    const isEmpty = !isOurs && (value === null || value === '');
    const fields = isEmpty ? change && {} : change?.(value, { kind, route });
    // A field that resembles a known one is a mistake.
    const isUnknown = !isOurs && (isImport || nearest(name.replace(/[^\w-]/g, ''), known[kind]) === undefined);
    if (fields === undefined && !isUnknown) continue;
    replaced.push(name);
    if (draft.add(fields ?? {})) read.push(name);
  }
  if (replaced.length === 0) return;
  const lost = replaced.filter((name) => !read.includes(name));
  const names = (list: readonly string[]) => list.map((name) => `\`${name}\``).join(', ');
  const sentences = [
    read.length > 0 ? `${names(read)} ${read.length > 1 ? 'are' : 'is'} read as ${names(write(added))}.` : '',
    lost.length > 0 ? `Nothing reads ${names(lost)}.` : '',
  ];
  const line = head.find(({ text }) => text.startsWith(`${replaced[0]}:`))?.from;
  const fix = read.length > 0 ? 'Write it that way' : 'Remove what nothing reads';
  const both = read.length > 0 && lost.length > 0 ? ', and remove what nothing reads' : '';
  draft.report('habit-fields', sentences.filter(Boolean).join(' '), `${fix}${both}.`, line);
}

/** Find a heading of the first level that a body begins with. @returns its line's index, and its words; undefined for none */
function firstHeading(body: readonly Line[]): { at: number; end: number; title: string } | undefined {
  const at = body.findIndex(({ text }) => !isBlank(text) && !/^\{\/\*.*\*\/\}$/.test(text));
  const [, heading] = /^#\s+(.*?)\s*(?:\{\/\*.*\*\/\})?(?:\s+#+)?\s*$/.exec(body[at]?.text ?? '') ?? [];
  if (heading !== undefined) return { at, end: at, title: titleOf(heading) };
  const underlined = /^[\p{L}\p{N}]/u.test(body[at]?.text ?? '') && /^=+\s*$/.test(body[at + 1]?.text ?? '');
  return underlined ? { at, end: at + 1, title: titleOf(body[at]?.text ?? '') } : undefined;
}

/** Make the first heading the title. @returns the body without a heading that says the title */
function takeTitle(draft: Draft, body: readonly Line[], isImport: boolean): readonly Line[] {
  const heading = firstHeading(body);
  if (!heading) return body;
  const { at, end, title } = heading;
  const isGiven = draft.isGiven('title');
  const isSame = isGiven && String(draft.typed.title).toLowerCase() === title.toLowerCase();
  if (isGiven && !isSame && !isImport) return body;
  if (isGiven) draft.report('habit-title', 'The first heading says the title again, and is left out.', titleFix);
  else draft.report('habit-title', `The title is that of the first heading: \`title: ${title}\`.`, titleFix);
  if (isGiven && !isSame) {
    draft.replaced.push('title');
    if (!draft.isGiven('sidebar_label')) draft.add({ sidebar_label: draft.typed.title });
  }
  if (!isSame) draft.added.title = title;

  const rest = body.filter(({ text }, index) => index < at || index > end + 1 || (index === end + 1 && !isBlank(text)));
  // The title has no id of its own. A table of contents leads to it, and the end of a page back to it.
  const id = createSlugger().slug(title);
  const isElsewhere = rest.some(
    ({ text }) => /^#/.test(text) && createSlugger().slug(text.replace(/^#+\s*/, '')) === id,
  );
  return isElsewhere ? rest : rest.map((line) => ({ ...line, text: line.text.replaceAll(`](#${id})`, '](#top)') }));
}

/** Make a missing description of the first words. */
function describe(draft: Draft, { head = [], body }: Fields, isImport: boolean): void {
  if (draft.isGiven('description') || draft.added.description !== undefined) return;
  // What YAML reads as a note is a mistake, and not a missing description.
  if (
    head.some(({ text }) => /^description:\s*\S/.test(text) && !/^description:\s*(?:""|''|~|null|#\s.*)\s*$/.test(text))
  )
    return;
  const title = isImport ? String(draft.added.title ?? draft.typed.title) : undefined;
  const words = firstWords(body.map(({ text }) => text).join('\n')) ?? title;
  if (words === undefined) return;
  draft.added.description = words;
  const fix = 'Write one sentence for search results: `description: …`.';
  draft.report('habit-description', 'The description is made from the first words.', fix);
}

/** Add what the file's name says: a position, or a day. */
function readName(draft: Draft, file: string): void {
  const fields = Object.entries(fieldsInName(file)).filter(([name]) => !draft.isGiven(name) && !(name in draft.added));
  if (fields.length === 0) return;
  const said = write(Object.fromEntries(fields)).join(', ');
  draft.add(Object.fromEntries(fields));
  draft.report(
    'habit-name',
    `This file's name says more than its address: it is read as \`${said}\`.`,
    `Rename it to \`${documentedName(file)}\`, and write \`${said}\` in the front matter.`,
  );
}

/** Write the front matter: typed lines stay where they are, with new values in their places; title and description come first. */
function writeHead({ added, replaced, typed }: Draft, head: readonly Line[], { contents }: Document): Line[] {
  const yaml = head.map(({ text }) => text).join('\n');
  const starts = (isMap(contents) ? contents.items : []).map(({ key }) => {
    const [offset = 0] = (key as { range?: [number, number, number] }).range ?? [];
    return { name: String(key), at: yaml.slice(0, offset).split('\n').length - 1 };
  });
  const lineOf = (name: string) => head[starts.find((one) => one.name === name)?.at ?? 0]?.from ?? 1;
  const linesOf = (name: string, from: number) =>
    write({ [name]: added[name] }).flatMap((text) => text.split('\n').map((one): Line => ({ text: one, from })));
  const lines = head.flatMap((line, index) => {
    const field = starts.findLast(({ at }) => at <= index);
    if (!field || !(replaced.includes(field.name) || field.name in added)) return [line];
    return field.at === index && !replaced.includes(field.name) ? linesOf(field.name, line.from) : [];
  });
  const fresh = Object.keys(added).filter((name) => replaced.includes(name) || !(name in typed));
  const of = (name: string) => (fresh.includes(name) ? linesOf(name, lineOf(replaced[0] ?? name)) : []);
  const title = lines.findIndex(({ text }) => text.startsWith('title:'));
  const below = lines.findIndex(({ text }, index) => index > title && !/^\s+\S/.test(text));
  const titled = title < 0 ? 0 : below < 0 ? lines.length : below;
  return [
    ...of('title'),
    ...lines.slice(0, titled),
    ...of('description'),
    ...lines.slice(titled),
    ...fresh.filter((name) => name !== 'title' && name !== 'description').flatMap(of),
  ];
}

/**
 * Translate the front matter of a document, and add what it lacks.
 * @param isImport true to name a page after its file where it has no title, and to leave out unknown fields
 * @param kept names of habits that stay as they are typed
 * @returns undefined where nothing changes
 */
export function translateFields(
  file: string,
  { head, body }: Fields,
  isImport: boolean,
  kept: Pick<ReadonlySet<string>, 'has'>,
): (Fields & { reports: HabitReport[] }) | undefined {
  const { kind, route = '/', slug } = locate(file) ?? {};
  if (!kind || (head === undefined && !firstHeading(body) && !isImport)) return undefined;
  const { document, value } = parseFields((head ?? []).map(({ text }) => text).join('\n')) ?? {};
  if (!document || (document.contents !== null && !isMap(document.contents))) return undefined;

  const draft = new Draft(kind, (value ?? {}) as Record<string, unknown>);
  if (!kept.has('habit-fields')) translateNames(draft, head ?? [], route, isImport);
  const rest = kept.has('habit-title') ? body : takeTitle(draft, body, isImport);
  if (isImport && !draft.isGiven('title')) draft.added.title ??= inWords(slug || 'Home');
  if (!kept.has('habit-description')) describe(draft, { head, body: rest }, isImport);
  if (!kept.has('habit-name')) readName(draft, file);
  const { added, replaced, reports } = draft;
  if (Object.keys(added).length === 0 && replaced.length === 0 && rest === body) return undefined;
  return { head: writeHead(draft, head ?? [], document), body: rest, reports };
}
