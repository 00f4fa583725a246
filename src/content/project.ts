/** Read and check all content of the site in one pass. Pure: texts in, values out. */
import { slugInWords } from '../nav';
import { site } from '../site';
import { checkLines, checkReadable, checkRuleName } from './check/check-text';
import { checkAcross, checkFiles, checkReaders, checkSite } from './project-checks';
import { readData, type Author, type Category, type Data } from './read/data-files';
import {
  readFrontMatter,
  split,
  type DocFrontMatter,
  type FrontMatterOf,
  type PageFrontMatter,
  type PostFrontMatter,
} from './read/front-matter';
import { numberedFolders } from './read/names';
import { locate, type DocumentKind } from './read/routes';
import { checkTags } from './read/tags';
import { compileDocument, type CompiledDocument, type DocumentInput } from './render/compile';
import { snippetName } from './render/snippets';
import type { CompileContext, ImageAsset, OperationLink } from './text/context';
import { Source, type Finding } from './text/source';

/** A document with everything known about it. Documents with invalid front matter are not part of the project. */
export interface ContentDocument<F> {
  /** Path from the project's root: `content/docs/welcome.mdx`. */
  file: string;
  slug: string;
  route: string;
  frontMatter: F;
  /** True for a document that is not published: marked as a draft, or dated in the future. */
  draft: boolean;
  compiled: CompiledDocument;
}

export interface Project {
  docs: ContentDocument<DocFrontMatter>[];
  /** Newest first; posts of one day by title. */
  posts: ContentDocument<PostFrontMatter>[];
  pages: ContentDocument<PageFrontMatter>[];
  /** Texts of `content/snippets`, which documents show; they have no address. */
  snippets: ContentDocument<unknown>[];
  categories: Category[];
  authors: Record<string, Author>;
  /** The data files of every kind, as written. */
  data: Data;
  /** The former addresses of `content/moved.yaml`. */
  moved: { from: string; to: string }[];
  diagnostics: Finding[];
}

export type Documents = Pick<Project, 'docs' | 'posts' | 'pages'>;

/** List the documents of all kinds. */
export function documentsOf({ docs, posts, pages }: Documents): ContentDocument<PageFrontMatter>[] {
  return [...docs, ...posts, ...pages];
}

/** Return a project with only some of its documents. */
export function filterDocuments(
  project: Project,
  isKept: (document: ContentDocument<PageFrontMatter>) => boolean,
): Project {
  const { docs, posts, pages } = project;
  return { ...project, docs: docs.filter(isKept), posts: posts.filter(isKept), pages: pages.filter(isKept) };
}

export interface ReadOptions {
  /** Operations by operationId; if absent, ids of operations are not checked. */
  operations?: ReadonlyMap<string, OperationLink>;
  /** Images by file, from the project's root. */
  images?: ReadonlyMap<string, ImageAsset>;
  /** The text of `src/site.ts`. */
  site?: string | undefined;
  /** The day of the build, `YYYY-MM-DD`: posts of later days are drafts. */
  today?: string;
  /** Replaces `compileDocument`, to cache its results. */
  compile?: (input: DocumentInput, context: CompileContext) => CompiledDocument;
}

/** The result of reading files, and the findings in them. */
interface Reading<T> {
  read: T[];
  diagnostics: Finding[];
}

/**
 * Read all files below `content/`.
 * @param files by path from the project's root, with forward slashes; the text of binary files may be empty
 */
export function readContent(files: ReadonlyMap<string, string>, options: ReadOptions = {}): Project {
  const { today = new Date().toISOString().slice(0, 10), compile = compileDocument } = options;
  const { readable, diagnostics: ofTexts } = readTexts(files);
  const { data, diagnostics: ofData } = readData(readable);
  const context = contextOf(readable, data, options);
  const authors = data.authors.get('');
  const around = { context, compile, today, authors: authors && Object.keys(authors) };
  const snippets = readSnippets(context, compile);
  const docs = readDocuments('doc', readable, around);
  const pages = readDocuments('page', readable, around);
  const posts = readDocuments('post', readable, around);
  posts.read.sort(newestFirst);
  const readings = [snippets, docs, pages, posts];
  const diagnostics = [
    ...checkIgnored(),
    ...(options.site === undefined ? [] : checkSite(options.site, data.commands)),
    ...[ofTexts, ofData, ...readings.map((reading) => reading.diagnostics)].flat(),
    ...checkFiles([...readable.keys()], files),
    ...checkTags(oldestFirst(posts.read), docs.read, files),
    ...checkAcross([...docs.read, ...pages.read, ...posts.read, ...snippets.read], files, options.site),
    ...[docs.read, pages.read, posts.read].flatMap((read) => checkReaders(read, files)),
  ];
  return {
    ...{ docs: docs.read, pages: pages.read, posts: posts.read, snippets: snippets.read },
    categories: categoriesOf(data, readable),
    authors: authors ?? {},
    data,
    moved: data.moved.get('') ?? [],
    diagnostics: causesOf(diagnostics),
  };
}

/** Report names in `lintIgnore` of `src/site.ts` that no rule has. */
function checkIgnored(): Finding[] {
  const source = new Source('src/site.ts', '');
  for (const id of site.lintIgnore) checkRuleName(id, (message, fix) => source.error(undefined, message, fix));
  return source.diagnostics;
}

/** Check the characters of every file. @returns the files that can be read, in order */
function readTexts(files: ReadonlyMap<string, string>): { readable: Map<string, string>; diagnostics: Finding[] } {
  const readable = new Map<string, string>();
  const diagnostics: Finding[] = [];
  for (const [file, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const source = new Source(file, text);
    if (checkReadable(source)) {
      checkLines(source);
      readable.set(file, text);
    }
    diagnostics.push(...source.diagnostics);
  }
  return { readable, diagnostics };
}

function contextOf(
  readable: ReadonlyMap<string, string>,
  { commands, organisations }: Data,
  { operations, images }: ReadOptions,
): CompileContext {
  const snippets = [...readable].flatMap(([path, text]) =>
    snippetName(path).map((name) => [name, { path, text }] as const),
  );
  return { files: new Set(readable.keys()), commands, organisations, snippets: new Map(snippets), operations, images };
}

function readSnippets(context: CompileContext, compile: typeof compileDocument): Reading<ContentDocument<unknown>> {
  const read = [...(context.snippets ?? [])].map(([slug, { path: file, text }]) => {
    const compiled = compile({ path: file, text }, context);
    return { file, slug, route: file, frontMatter: undefined, draft: false, compiled };
  });
  return { read, diagnostics: read.flatMap(({ compiled }) => compiled.diagnostics) };
}

/** Read the documents of a kind. A document with an error in its front matter is compiled only to report its other mistakes. */
function readDocuments<K extends DocumentKind>(
  kind: K,
  readable: ReadonlyMap<string, string>,
  around: { context: CompileContext; compile: typeof compileDocument; today: string; authors: string[] | undefined },
): Reading<ContentDocument<FrontMatterOf[K]>> {
  const result: Reading<ContentDocument<FrontMatterOf[K]>> = { read: [], diagnostics: [] };
  for (const [file, text] of readable) {
    const location = locate(file);
    if (location?.kind !== kind) continue;
    const source = new Source(file, text);
    const { yaml } = split(source);
    const frontMatter = yaml === undefined ? undefined : readFrontMatter(kind, yaml, source, around);
    const compiled = around.compile({ path: file, text }, around.context);
    result.diagnostics.push(...source.diagnostics, ...compiled.diagnostics);
    if (!frontMatter) continue;
    const draft = frontMatter.draft === true || ('date' in frontMatter && frontMatter.date > around.today);
    result.read.push({ file, slug: location.slug, route: location.route, frontMatter, draft, compiled });
  }
  return result;
}

/** Collect the names and positions of folders: from their files, or from numbers before their names. */
function categoriesOf({ categories }: Data, readable: ReadonlyMap<string, string>): Category[] {
  const numbers = numberedFolders(readable.keys());
  const named = [...categories].map(([folder, value]) => ({ folder, position: numbers.get(folder), ...value }));
  const others = [...numbers].filter(([folder]) => !categories.has(folder));
  return [...named, ...others.map(([folder, position]) => ({ folder, label: slugInWords(folder), position }))];
}

type Post = ContentDocument<PostFrontMatter>;

function newestFirst({ frontMatter: a }: Post, { frontMatter: b }: Post): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en');
}

/** Order posts by their publication; drafts come last. */
const oldestFirst = (posts: readonly Post[]): Post[] =>
  posts.toReversed().sort((a, b) => Number(a.draft) - Number(b.draft));

/** For each rule, the rules whose message on the same line explains its message; the parser's errors have no rule. */
const explainedBy: Readonly<Record<string, readonly string[]>> = {
  '': ['import'],
  'box-start': ['box-form', 'box-end'],
  'sign-alone': ['row-long'],
};

/** Leave out findings that an error in another file, or another finding in the same file, explains. */
function causesOf(diagnostics: readonly Finding[]): Finding[] {
  const failed = new Set(diagnostics.flatMap(({ severity, file }) => (severity === 'error' ? file : [])));
  // A mistake in one box spoils all boxes of its file.
  const place = ({ file, line }: Finding, rule = '') => `${file}:${rule.startsWith('box-') ? '' : line} ${rule}`;
  const found = new Set(diagnostics.map((one) => place(one, one.rule)));
  return diagnostics.filter(
    (one) =>
      !(one.cause && failed.has(one.cause)) &&
      !explainedBy[one.rule ?? '']?.some((rule) => found.has(place(one, rule))),
  );
}
