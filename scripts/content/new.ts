/**
 * `npm run new -- KIND ADDRESS`: write a new file that builds, to be filled in.
 *
 * doc          a page of the documentation, in content/docs; its path is its address
 * post         a release note, in content/releases, with the authors and tags of the newest one in its folder
 * page         a page of no section, in content/pages
 * api          adds an OpenAPI file, in openapi; its name is the API's address
 * overlay      an overlay, which changes a specification before it is read: an example of each action
 * api-version  copies the published version of an API to openapi/history, before you edit it
 *
 * --title "..."        the title of a document; by default the last part of its address
 * --date YYYY-MM-DD  the day on which the API's version was published; by default today
 */
import { runCommand } from '../lib/command';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { stringify } from 'yaml';
import { readContent } from '../../src/content/project';
import { readContentFiles, readSources } from '../../src/content/read/read-files';
import type { PostFrontMatter } from '../../src/content/read/front-matter';
import { plainName } from '../../src/content/read/names';
import { folders, type DocumentKind } from '../../src/content/read/routes';
import { withSlashes } from '../../src/file-names';
import { formatReport } from '../../src/report/report';
import { slugInWords } from '../../src/nav';
import { readApis } from '../../src/data/source/apis';
import { readPart } from '../../src/data/source/histories';
import { isMap } from '../../src/openapi/model/json';
import { lookUp, readDocument } from '../../src/openapi/source/document';
import { keys } from '../../src/openapi/source/raw';
import { readApi } from '../../src/openapi/read/read-api';
import { checkPortable } from '../../src/data/source/portable';
import { kebabCase, paths } from '../../src/paths';
import { keepVersion, noApi, type Made } from './api-version';

/** The arguments of an example, by kind. */
const examples: Record<string, string> = {
  doc: 'dev-help/docker',
  post: 'fcp/1.2 --title "Flight Crew Portal v1.2"',
  page: 'imprint',
  api: '../path/to/openapi.yaml',
  overlay: 'fcp-api',
  'api-version': 'fcp-api --date 2026-01-31',
};
const usage = (kind: string) => `npm run new -- ${kind} ${examples[kind]}`;

const today = () => new Date().toISOString().slice(0, 10);

/**
 * Write the files of a new document, by path from the project's root; the document itself comes last.
 * @param slug the path within its kind, without slashes around it: `dev-help/docker`
 * @param like the authors and tags of a release note
 */
export function newFiles(
  kind: DocumentKind,
  slug: string,
  like: Pick<PostFrontMatter, 'authors' | 'tags'>,
  isThere: (file: string) => boolean,
  title = slugInWords(slug),
): Map<string, string> {
  const files = new Map<string, string>();
  const folder = slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : '';
  const category = `${folders.doc.folder}${folder}/_category.yaml`;
  if (kind === 'doc' && folder !== '' && !isThere(category))
    files.set(category, stringify({ label: slugInWords(folder) }));
  const fields = {
    title,
    description: `${title}: what readers find here.`,
    ...(kind === 'post' && { date: today(), ...like }),
  };
  const frontMatter = stringify(fields, { collectionStyle: 'any', flowCollectionPadding: false, lineWidth: 0 });
  files.set(
    `${folders[kind].folder}${slug}.mdx`,
    `---\n${frontMatter}---\n\nThe first paragraph says who this is for.\n\n## The first section\n\nWrite here. All that a page can hold is shown at ${paths.page('markdown-page')}.\n`,
  );
  return files;
}

/** Convert input to an address of lower-case letters, digits, hyphens and dots. */
export function toSlug(typed: string): string {
  const path = withSlashes(typed)
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^(?:\.\/)+/, '')
    .replace(/^(content\/\w+\/|\/?(docs|releases)\/)|\.mdx?$/g, '');
  return plainName(path).split('/').filter(Boolean).join('/');
}

/** Prepare a document. A release note has the authors and tags of the newest one in its folder. */
export function document(root: string, kind: DocumentKind, address = '', title?: string): Made {
  const slug = toSlug(address);
  if (slug === '') return { problem: `Add the address: ${usage(kind)}` };
  const [ending] = /\.(?:txt|html?|docx?|rtf|odt|pdf)$/.exec(slug) ?? [];
  if (ending) return { problem: `A document is a Markdown file: write its name without ${ending}.` };
  if (kind === 'post' && !slug.includes('/'))
    return { problem: `Write the product before the version, as its folder: ${usage(kind)}` };
  const content = readContentFiles(root);
  const { authors: known, posts } = readContent(content);
  const folder = slug.replace(/[^/]+$/, '');
  const like = posts.find((post) => post.slug.startsWith(folder));
  const authors = (like ?? posts[0])?.frontMatter.authors ?? Object.keys(known).slice(0, 1);
  const tags = like?.frontMatter.tags ?? [slugInWords(folder.replace(/\/$/, ''))];
  const files = newFiles(kind, slug, { authors, tags }, (file) => existsSync(join(root, file)), title);
  const taken = [...files.keys()].find((file) => existsSync(join(root, file)));
  if (taken !== undefined) return { problem: `${taken} exists already.` };
  const mistakes = [
    ...checkPortable([...files.keys()]),
    ...readContent(new Map([...content, ...files])).diagnostics,
  ].filter(({ file, severity }) => files.has(file) && severity === 'error');
  return mistakes.length > 0 ? { problem: `${formatReport(mistakes)}\n\nNothing was written.` } : { files, report: [] };
}

async function specification(root: string, file: string | undefined): Promise<Made> {
  if (file === undefined) return { problem: `Add the file of a specification: ${usage('api')}` };
  if (/^https?:/.test(file)) return { problem: `Download ${file} first, and name the file.` };
  if (!existsSync(file)) return { problem: `The file ${file} does not exist.` };
  const slug = kebabCase(basename(file, extname(file)));
  const target = `openapi/${slug}${extname(file) === '.json' ? '.json' : '.yaml'}`;
  if (existsSync(join(root, target))) return { problem: `${target} exists already: edit it, or rename the new file.` };
  const text = readFileSync(file, 'utf8');
  const { api, diagnostics } = await readApi(
    { path: withSlashes(relative(root, file)), text, slug },
    { readFile: readPart(root) },
  );
  if (!api || diagnostics.some(({ severity }) => severity === 'error')) return { problem: formatReport(diagnostics) };
  if (diagnostics.length > 0) console.error(formatReport(diagnostics));
  const report = [`Its pages are at ${paths.api(slug)}. For the menu, add a line to "APIs" in src/site.ts.`];
  return { files: new Map([[target, text]]), report };
}

/** Prepare an overlay with an example of each action, which together change no page. */
export async function overlay(root: string, slug: string | undefined): Promise<Made> {
  const { apis } = await readApis(readSources(root, ['openapi']));
  const api = slug === undefined ? undefined : apis.get(slug);
  if (!api) return { problem: noApi(slug, apis.keys()) };
  const target = `openapi/${api.slug}.overlay.yaml`;
  if (existsSync(join(root, target))) return { problem: `${target} exists already: add actions to it.` };
  const document = readDocument('', api.source.text).root;
  const operation = api.operations.find(({ pointer }) => isMap(lookUp(document, pointer)));
  const steps = operation ? keys(operation.pointer) : ['info'];
  const part = `$${steps.map((step) => `['${step.replace(/['\\]/g, '\\$&')}']`).join('')}`;
  const field = operation ? 'summary' : 'title';
  const update = { [field]: operation?.summary ?? api.title, 'x-note': 'Only for this example' };
  const actions = [
    { target: part, description: 'Add fields to an object, or give them other values.', update },
    { target: `${part}['x-note']`, description: 'Copy another value.', copy: `${part}.${field}` },
    { target: `${part}['x-note']`, description: 'Remove a value.', remove: true },
  ];
  const info = { title: `Words for ${api.title}`, version: '1.0.0' };
  const text = stringify({ overlay: '1.1.0', info, extends: basename(api.source.file), actions }, { lineWidth: 0 });
  return {
    files: new Map([[target, text]]),
    report: ['Replace the three actions with yours: together they change no page.'],
  };
}

async function make(
  root: string,
  kind: string | undefined,
  address: string | undefined,
  { date = today(), title }: { date?: string | undefined; title?: string | undefined },
): Promise<Made> {
  if (kind === 'doc' || kind === 'post' || kind === 'page') return document(root, kind, address, title);
  if (kind === 'api') return specification(root, address);
  if (kind === 'overlay') return overlay(root, address);
  if (kind === 'api-version') return keepVersion(root, address, date);
  const message = kind === undefined ? 'Name the kind of file.' : `${kind} is not a kind of file.`;
  return { problem: `${message} Choose from:\n${Object.keys(examples).map(usage).join('\n')}` };
}

const config = { allowPositionals: true, options: { date: { type: 'string' }, title: { type: 'string' } } } as const;

runCommand('scripts/content/new.ts', config, async ({ values, positionals: [kind, address, ...more] }) => {
  const root = process.cwd();
  if (more.length > 0)
    return {
      problem:
        process.env.npm_config_title === undefined
          ? `Put an address with spaces in quotes: "${[address, ...more].join(' ')}".`
          : `npm keeps options that no -- precedes: npm run new -- ${kind} ${address} --title "${more.join(' ')}"`,
    };
  const made = await make(root, kind, address, values);
  if ('problem' in made) return made;
  for (const [file, text] of made.files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { report: [...[...made.files.keys()].map((file) => `Wrote ${file}`), ...made.report] };
});
