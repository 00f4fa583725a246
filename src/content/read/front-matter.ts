/** Read the fields at the head of a document, between two lines of `---`. */
import doc from '../../../schemas/doc.schema.json';
import page from '../../../schemas/page.schema.json';
import post from '../../../schemas/post.schema.json';
import { isGroup, readFields } from './docusaurus';
import { fieldsInName } from './names';
import type { DocumentKind } from './routes';
import { matches } from '../text/schema-check';
import { suggest, type Source } from '../text/source';
import { parseYaml, type Yaml } from '../text/yaml';
import { escaped } from '../../text/yaml-words';

export interface PageFrontMatter {
  title: string;
  description: string;
  /** Search terms that the text does not contain. */
  keywords?: string[];
  /** Former addresses of the page's content. */
  moved_from?: string[];
  draft?: boolean;
  /** Names of rules that are switched off for the page. */
  lint_ignore?: string[];
}

export interface DocFrontMatter extends PageFrontMatter {
  sidebar_label?: string;
  sidebar_position?: number;
  sidebar?: boolean;
  /** Tags that release notes have. */
  tags?: string[];
}

export interface PostFrontMatter extends PageFrontMatter {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Keys of content/authors.yaml. */
  authors: string[];
  tags: string[];
}

export interface FrontMatterOf {
  doc: DocFrontMatter;
  post: PostFrontMatter;
  page: PageFrontMatter;
}

const schemas: Record<DocumentKind, object> = { doc, page, post };

const missing = 'The front matter is missing.';

/** Explain why the front matter of a file cannot be found; undefined if it can. */
function problemOf(source: Source): [message: string, fix: string, line?: number] | undefined {
  const { frontMatterEnd: end, text, lines } = source;
  if (text.trim() === '')
    return ['This file is empty.', 'Write the page, delete the file, or get its last text back from Git.'];
  const [, before, fence] =
    /^((?:(?!---)[^\n]*\n){0,9}?)(\s*[`~]{3,}\w*\s*)?[ \t]*---[ \t]*\n(?=\s*(?:title|description|date)\s*:)/.exec(
      text,
    ) ?? [];
  if (end === undefined && before !== undefined) {
    const what = before.trim() === '' ? 'Empty lines or spaces stand' : 'This text stands';
    return fence === undefined
      ? [`${what} before the front matter.`, 'Remove all of it: `---` begins the file.', 1]
      : ['This page is within a code block.', 'Remove all lines above `---`, and the backticks at the end.', 1];
  }
  const isFence = (line: string) => /^\s*[-–—_=*+]{1,6}\s*$/.test(line) && line.trim() !== '---';
  const isField = (line: string) => /^(?:\s*[\w-]+\s*[:=]|\s+\S|- |#|$)/.test(line) && !isFence(line);
  const next = lines.findIndex((line, index) => index > 0 && !isField(line));
  const isTyped = end === undefined && isFence(source.line(1)) && /^\s*\w+\s*[:=]/.test(source.line(2));
  if (isTyped || (end === -1 && isFence(source.line(next + 1)) && next > 0)) {
    const line = isTyped ? 1 : next + 1;
    const message = `\`${source.line(line).trim()}\` does not ${isTyped ? 'begin' : 'end'} the front matter.`;
    return [message, 'Write three hyphens, `---`, before its fields and after them.', line];
  }
  if (end === -1) return ["The front matter isn't closed.", 'End it with a line `---` of its own.', 1];
  if (end !== undefined) return undefined;
  return [missing, 'Begin the file with the lines `---`, `title: …`, `description: …` and `---`.', 1];
}

/** Split a document's text. `body` has an empty line for every line of the front matter, to keep its line numbers. */
export function split(source: Source): { yaml: string | undefined; body: string } {
  const end = source.frontMatterEnd;
  if (end === undefined && source.file.startsWith('content/snippets/')) return { yaml: undefined, body: source.text };
  const [message, fix, line] = problemOf(source) ?? [];
  if (message !== undefined || end === undefined) {
    source.error(line === undefined ? undefined : { line, column: 1 }, message ?? '', fix);
    return { yaml: undefined, body: message === missing ? source.text : '' };
  }
  return {
    yaml: source.lines.slice(1, end).join('\n'),
    body: '\n'.repeat(end + 1) + source.lines.slice(end + 1).join('\n'),
  };
}

/** Report mistakes that a schema cannot detect: quotes that YAML takes for letters, and mistyped years. */
function checkField(field: string, text: string, yaml: Yaml, source: Source, today: string): void {
  const warning = (message: string, fix: string) => source.warning(yaml.place([field]), message, fix);
  const [, quoted] = /^[“”„«](.*)[“”»]$/s.exec(text) ?? [];
  if (quoted !== undefined)
    warning(
      `Readers see these quotes: only straight ones hold a value together, and these are part of \`${field}\`.`,
      `Write straight ones: \`${field}: "${quoted}"\`.`,
    );
  const typed = source.after(yaml.place([field]));
  if (/\p{Cc}/u.test(text) && /^".*\\[a-z]/.test(typed))
    source.error(yaml.place([field]), ...escaped(`${field}: ${typed}`));
  if (field === 'description' && text.endsWith(': what readers find here.'))
    warning('`npm run new` wrote this description.', 'Say in one sentence what the page is about.');
  if (field === 'description' && text.length > 300)
    warning(`This description has ${text.length} characters; search results show about 160.`, 'Write one sentence.');
  if (field === 'date' && Number(text.slice(0, 4)) > Number(today.slice(0, 4)) + 1)
    warning('This day is years ahead: nobody sees the page before then.', 'Correct the year, or write `draft: true`.');
}

/** Read a single author as a list, and a moment as its day, as Docusaurus does. */
function otherForms({ authors, date }: Record<string, unknown>): object {
  const [day] = (typeof date === 'string' && /^\d{4}-\d{2}-\d{2}(?=[T ])/.exec(date)) || [];
  return { ...(typeof authors === 'string' && { authors: [authors] }), ...(day !== undefined && { date: day }) };
}

/**
 * Read and check the front matter of one kind of document.
 * @param options.authors the keys of content/authors.yaml; undefined to leave authors unchecked
 * @param options.today `YYYY-MM-DD`
 * @returns undefined after an error, which the source then holds
 */
export function readFrontMatter<K extends DocumentKind>(
  kind: K,
  text: string,
  source: Source,
  { authors, today }: { authors?: readonly string[] | undefined; today: string },
): FrontMatterOf[K] | undefined {
  const yaml = parseYaml(text, source, 2);
  if (!yaml) return undefined;
  if (yaml.value === null) yaml.value = {};
  if (isGroup(yaml.value)) {
    readFields(kind, yaml, source);
    // The front matter may leave out what the file's name says.
    yaml.value = { ...fieldsInName(source.file), ...yaml.value, ...otherForms(yaml.value) };
  }
  if (!matches(schemas[kind], yaml, source)) return undefined;
  const value = yaml.value as FrontMatterOf[K];
  for (const [field, text] of Object.entries(value))
    if (typeof text === 'string') checkField(field, text, yaml, source, today);
  if (authors && 'authors' in value) {
    for (const author of value.authors.filter((one) => !authors.includes(one)))
      source.error(
        yaml.place(['authors', value.authors.indexOf(author)]),
        `There is no author \`${author}\` in content/authors.yaml.`,
        suggest(author, authors, 'author'),
      );
  }
  return value;
}
