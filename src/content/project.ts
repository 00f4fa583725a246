/** Read and check all content of the site in one pass. Pure: texts in, values out. */
import { inWords } from '../nav';
import { site } from '../site';
import { nearest } from '../text/nearest';
import { compileDocument, type CompiledDocument, type DocumentInput } from './render/compile';
import type { CompileContext, ImageAsset, OperationLink } from './text/context';
import type { CommandList, Position } from './text/data';
import {
  readFrontMatter,
  split,
  type DocFrontMatter,
  type FrontMatterOf,
  type PageFrontMatter,
  type PostFrontMatter,
} from './read/front-matter';
import { documentedName, numberedFolders } from './read/names';
import { locate, type DocumentKind } from './read/routes';
import { snippetName } from './render/snippets';
import { matches, type SchemaName } from './text/schema-check';
import { Source, type Finding } from './text/source';
import { translate as translateFile, type Translation } from './habits/translate';
import { checkLines, checkRuleName, checkReadable } from './check/check-text';
import { checkAcross, checkFolders, checkNames, checkReaders } from './project-checks';
import { checkTags } from './read/tags';
import { parseYaml } from './text/yaml';

/** A document with everything known about it. Documents with an invalid front matter are left out of the project. */
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

export interface Category {
  /** The folder's path within content/docs: `dev-help`. */
  folder: string;
  label: string;
  position?: number;
  description?: string;
}

export interface Author {
  name: string;
  url?: string;
  description?: string;
}

export interface Project {
  docs: ContentDocument<DocFrontMatter>[];
  /** Newest first; posts of one day by title. */
  posts: ContentDocument<PostFrontMatter>[];
  pages: ContentDocument<PageFrontMatter>[];
  /** Texts of `content/snippets`, which documents show; they have no address. */
  snippets: ContentDocument<unknown>[];
  categories: Category[];
  /** Authors by key. */
  authors: Record<string, Author>;
  /** The content of the home page, as `schemas/home.schema.json` describes it. */
  home: { audiences?: object[] } | undefined;
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

/** Names the former addresses of pages without a document. */
export const movedFile = 'content/moved.yaml';

export interface ReadOptions {
  /** Operations by operationId; if absent, ids of operations are not checked. */
  operations?: ReadonlyMap<string, OperationLink>;
  /** Images by file, from the project's root. */
  images?: ReadonlyMap<string, ImageAsset>;
  /** The day of the build, `YYYY-MM-DD`: posts of later days are drafts. */
  today?: string;
  /** Replaces `compileDocument`, to cache its results. */
  compile?: (input: DocumentInput, context: CompileContext) => CompiledDocument;
}

const translations = new Map<string, { text: string; translation: Translation }>();

/** Translate a file, or return what it was the last time: of two readings, most files are the same. */
function translate(file: string, text: string): Translation {
  const known = translations.get(file);
  if (known?.text === text) return known.translation;
  const translation = translateFile(file, text);
  translations.set(file, { text, translation });
  return translation;
}

/**
 * Read all files below `content/`.
 * @param files by path from the project's root, with forward slashes; the text of binary files may be empty
 */
export function readContent(files: ReadonlyMap<string, string>, options: ReadOptions = {}): Project {
  const diagnostics: Finding[] = [];
  const unreadable = new Set<string>();
  for (const [file, text] of files) {
    const source = new Source(file, text);
    if (checkReadable(source)) checkLines(source);
    else unreadable.add(file);
    diagnostics.push(...source.diagnostics);
  }
  const paths = [...files.keys()].filter((file) => !unreadable.has(file)).sort();
  const readYaml = (file: string, schema: SchemaName | ((value: unknown) => SchemaName)): unknown => {
    const foreign = paths.find((each) => documentedName(each) === file);
    const actual = files.has(file) ? file : (foreign ?? file);
    const text = files.get(actual);
    if (text === undefined || unreadable.has(actual)) return undefined;
    const translation = translate(actual, text);
    const source = new Source(actual, translation.text);
    const yaml = parseYaml(source.text, source);
    const name = typeof schema === 'string' ? schema : schema(yaml?.value);
    const valid = yaml !== undefined && matches(name, yaml, source);
    diagnostics.push(...translation.findings, ...source.diagnostics.map(translation.findingOf));
    return valid ? yaml.value : undefined;
  };

  for (const id of site.lintIgnore)
    checkRuleName(id, (message, fix) => diagnostics.push({ severity: 'error', file: 'src/site.ts', message, fix }));
  const authors = readYaml('content/authors.yaml', 'authors') as Record<string, Author> | undefined;
  const home = readYaml('content/home.yaml', 'home') as Project['home'];
  const moved = (readYaml(movedFile, 'moved') ?? []) as Project['moved'];
  const numbers = numberedFolders(paths);
  const named = new Set(paths.map(documentedName));
  const categories = [...named].flatMap((file): Category[] => {
    const folder = /^content\/docs\/(.+)\/_category\.yaml$/.exec(file)?.[1];
    const category =
      folder === undefined ? undefined : (readYaml(file, 'category') as Omit<Category, 'folder'> | undefined);
    return folder !== undefined && category ? [{ folder, position: numbers.get(folder), ...category }] : [];
  });
  for (const [folder, position] of numbers)
    if (!categories.some((one) => one.folder === folder)) categories.push({ folder, label: inWords(folder), position });
  const commands = new Map<string, CommandList>();
  const organisations = new Map<string, Position>();
  for (const file of named) {
    const name = /^content\/data\/([^/]+)\.yaml$/.exec(file)?.[1];
    if (name === undefined) continue;
    const value = readYaml(file, dataSchema) as CommandList | Position | undefined;
    if (value && 'bots' in value) commands.set(name, value);
    else if (value) organisations.set(name, value);
  }

  const translated = new Map(
    paths
      .filter((file) => locate(file) !== undefined || snippetName(file).length > 0)
      .map((file) => [file, translate(file, files.get(file) ?? '')]),
  );
  const context: CompileContext = {
    files: new Set(paths),
    commands,
    organisations,
    snippets: new Map([...translated].flatMap(([file, { text }]) => snippetName(file).map((name) => [name, text]))),
    operations: options.operations,
    images: options.images,
  };
  const compile = options.compile ?? compileDocument;
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const compiledOf = (file: string, translation: Translation) => {
    const compiled = asWritten(compile({ path: file, text: translation.text }, context), translation);
    diagnostics.push(...compiled.diagnostics);
    return compiled;
  };
  const read = <K extends DocumentKind>(kind: K) =>
    [...translated].flatMap(([file, translation]): ContentDocument<FrontMatterOf[K]>[] => {
      const location = locate(file);
      if (location?.kind !== kind) return [];
      const source = new Source(file, translation.text);
      const { yaml } = split(source);
      const frontMatter =
        yaml === undefined
          ? undefined
          : readFrontMatter(kind, yaml, source, { authors: authors && Object.keys(authors), today });
      diagnostics.push(...source.diagnostics.map(translation.findingOf));
      const compiled = compiledOf(file, translation);
      if (!frontMatter) return [];
      const draft = frontMatter.draft === true || ('date' in frontMatter && frontMatter.date > today);
      return [{ file, slug: location.slug, route: location.route, frontMatter, draft, compiled }];
    });

  const snippets = [...translated].flatMap(([file, translation]) =>
    snippetName(file).map((slug): ContentDocument<unknown> => {
      const compiled = compiledOf(file, translation);
      return { file, slug, route: file, frontMatter: undefined, draft: false, compiled };
    }),
  );
  const docs = read('doc');
  const pages = read('page');
  const posts = read('post').sort(newestFirst);
  const oldestFirst = [...posts].reverse().sort((a, b) => Number(a.draft) - Number(b.draft));
  const tagged = ({ file, frontMatter: { tags = [] } }: ContentDocument<{ tags?: string[] }>) => ({
    file,
    text: files.get(file) ?? '',
    tags,
  });
  diagnostics.push(
    ...[...translated.values()].flatMap(({ findings }) => findings),
    ...checkNames(paths, files),
    ...checkFolders(paths),
    ...checkTags(oldestFirst.map(tagged), docs.map(tagged)),
    ...checkAcross([...docs, ...pages, ...posts, ...snippets], files),
    ...[docs, pages, posts].flatMap(checkReaders),
  );
  const failed = new Set(diagnostics.flatMap(({ severity, file }) => (severity === 'error' ? file : [])));
  return {
    ...{ docs, posts, pages, snippets, categories, authors: authors ?? {}, home, moved },
    diagnostics: diagnostics.filter(({ cause }) => cause === undefined || !failed.has(cause)),
  };
}

/** Give a compiled translation the places of its file. */
function asWritten(compiled: CompiledDocument, { placeOf, findingOf }: Translation): CompiledDocument {
  return {
    ...compiled,
    headings: compiled.headings.map((heading) => ({
      ...heading,
      line: placeOf({ line: heading.line, column: 1 }).line,
    })),
    links: compiled.links.map(placeOf),
    diagnostics: compiled.diagnostics.map(findingOf),
  };
}

type Post = ContentDocument<PostFrontMatter>;

function newestFirst({ frontMatter: a }: Post, { frontMatter: b }: Post): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en');
}

function dataSchema(value: unknown): SchemaName {
  return Object.keys(value ?? {}).some((key) => nearest(key, ['bots'])) ? 'commands' : 'organisation';
}
