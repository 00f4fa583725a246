import siteSchema from '../../schemas/site.schema.json';
import type { Diagnostic } from '../report/diagnostic';
import { isDocument, isPicture } from '../file-names';
import { site } from '../site';
import { decode } from '../text/decode';
import type { ContentDocument } from './project';
import { createSlugger } from '../text/frame-ids';
import { nearest, nearestPath } from '../text/nearest';
import type { DocFrontMatter, PageFrontMatter } from './read/front-matter';
import { kindsOf, type Data } from './read/data-files';
import { documentedName, plainName } from './read/names';
import { locate, relativeFile, splitAddress } from './read/routes';
import type { CompiledDocument } from './render/compile';
import { snippetName } from './render/snippets';
import { commandGroups } from './text/data';
import { matches } from './text/schema-check';
import { Source, suggestAnchor, type Finding } from './text/source';
import { parseYaml } from './text/yaml';
import { editLink, noPage } from './check/links';

/** True for a file that can be part of the site; hidden files belong to editors. */
const isRead = (file: string) =>
  isPicture(file) || /\.mdx$|\/\.[^/]*$/i.test(file) || file === 'content/addresses.txt' || kindsOf(file).length > 0;

/** Report files whose names would make bad addresses, and files that nothing reads. @param files texts by path */
export function checkFiles(paths: readonly string[], files: ReadonlyMap<string, string>): Diagnostic[] {
  // Leave out a file that a document names: the linter reports it at that line of the document.
  const isNamed = (file: string) => [...files.values()].some((text) => text.includes(file.replace(/^.*\//, '')));
  return paths.flatMap((file) => {
    const problem = nameProblem(file, [...files.keys()], isNamed);
    return problem ? [{ file, ...problem }] : [];
  });
}

/** Remove what file managers add to the name of a copy. */
const originalOf = (file: string): string =>
  file.replace(
    /\/Copy of ([^/]+)$|(?: [-–] (?:Copy|Kopie|Copie|Copia)|[ _]copy)?(?: ?\(\d+\))?(?=\.\w+$)/i,
    (_, name?: string) => (name === undefined ? '' : `/${name}`),
  );

/** Matches the endings of files with the text of a page; the group those of other programs. */
const pageLike = /\.(?:(?:mdx?|markdown)(?:\.(?!lnk)\w+|~)?|(txt|docx?|odt|rtf|html?))$/i;

/** Find the first problem of a file's name. */
function nameProblem(
  file: string,
  paths: readonly string[],
  isNamed: (file: string) => boolean,
): Omit<Diagnostic, 'file'> | undefined {
  const error = (message: string, fix: string) => ({ severity: 'error' as const, message, fix });
  const warning = (message: string, fix: string) => ({ severity: 'warning' as const, message, fix });
  const name = documentedName(file);
  const isOther = name !== file && name.endsWith('.yaml');
  if (isOther && paths.some((other) => (other === name || other < file) && documentedName(other) === name))
    return error(`Another file stands for \`${name}\`, and nothing reads this one.`, 'Keep one of the two.');
  const original = originalOf(file);
  if (original !== file && paths.includes(original))
    return error(`The name says that this is a copy of \`${original}\`.`, 'Delete it, or give it a name of its own.');
  const small = file.replace(/[^/]+$/, (last) =>
    last
      .toLowerCase()
      .replace(/\.txt$/, '')
      .replace(/^_?categor(?:y|ies)_?(?=\.ya?ml$)/, '_category'),
  );
  if (small !== file && kindsOf(small).length > 0 && kindsOf(file).length === 0)
    return error('Nothing reads this file: data files have fixed names.', `Rename it to \`${small}\`.`);
  // If a document names the picture, a report in the document tells of the space.
  if (isPicture(file) && /[^\w./-]/.test(file) && !(file.includes(' ') && isNamed(file)))
    return error(
      "A picture's name may have only letters, digits, hyphens and dots: other characters cut off or change its address.",
      `Rename it to \`${file.replace(/[^\w./-]+/g, '-')}\`.`,
    );
  const [asPage, ending = ''] = [file.replace(pageLike, '.mdx'), pageLike.exec(file)?.[1]];
  if (asPage !== file && !isDocument(file) && (!ending || locate(asPage)) && !(ending && isNamed(file)))
    return error(
      'Only files that end in `.mdx` or `.md` become pages.',
      paths.includes(asPage)
        ? `Delete it: \`${asPage}\` is the page.`
        : /^(?:txt)?$/i.test(ending)
          ? `Rename it to \`${asPage}\`.`
          : `Copy its text into \`content/${plainName(asPage.slice('content/'.length, -'.mdx'.length))}.mdx\`.`,
    );
  const folder = file.replace(/[^/]+$/, '');
  if (name.endsWith('/_category.yaml') && !paths.some((one) => one !== file && one.startsWith(folder)))
    return warning(
      'This folder has no document, so nothing reads its name.',
      'Move the file into the folder of the documents, or delete it.',
    );
  if (!isRead(name) && !isNamed(file))
    return warning('No page shows this file.', 'A document ends in `.mdx`; a file to download is in `static/`.');
  if (name.endsWith('.mdx') && !locate(file) && snippetName(file).length === 0)
    return error(
      'A document of this folder has no page.',
      'Move it to `content/docs`, `content/releases` or `content/pages`; a part of pages to `content/snippets`.',
    );
  const address = name.slice('content/'.length, -'.mdx'.length);
  const isFolder = plainName(address).split('/').at(-1) === address.split('/').at(-1);
  if (name.endsWith('.mdx') && (!/^[a-z0-9._/-]+$/.test(address) || /(^|\/)[._]/.test(address)))
    return error(
      'The names of a file and its folders become its address: they have lower-case letters, digits, hyphens and dots.',
      `Rename ${isFolder ? 'the folder: the file is then' : 'it to'} \`content/${plainName(address)}.mdx\`.`,
    );
  return undefined;
}

/**
 * Report pages of one kind that are empty, or share the title of another. Of two pages with one title, report the one that was not
 * published before.
 */
export function checkReaders(
  documents: readonly ContentDocument<PageFrontMatter>[],
  files: ReadonlyMap<string, string>,
): Diagnostic[] {
  const ledger = files.get('content/addresses.txt')?.split('\n') ?? [];
  const isNew = ({ route }: { route: string }) => Number(!ledger.includes(route));
  const names = new Set(documents.map(({ file }) => file));
  const published = documents
    .filter(({ draft, file }) => !draft && !(originalOf(file) !== file && names.has(originalOf(file))))
    .sort((a, b) => isNew(a) - isNew(b));
  const firsts = new Map<string, string>();
  return published.flatMap(({ file, route, frontMatter, compiled }) => {
    const source = new Source(file, files.get(file) ?? '');
    const { title, description, sidebar_position: position } = frontMatter as DocFrontMatter;
    const alike: [string | false, message: string, fix: string][] = [
      [`title ${title}`, `title, \`${title}\`: readers can't tell the two apart in search.`, 'Give each its own.'],
      [
        description.length > 40 && `description ${description}`,
        "description: readers can't tell the two apart in search results.",
        'Say in one sentence what this page is about.',
      ],
      [
        position !== undefined && `position ${position} ${route.replace(/[^/]+\/$/, '')}`,
        `\`sidebar_position\`, ${position}: the sidebar sorts the two by their titles.`,
        'Give each its own number.',
      ],
    ];
    for (const [key, message, fix] of alike) {
      if (key === false) continue;
      const first = firsts.get(key) ?? file;
      firsts.set(key, first);
      if (first === file) continue;
      const [field = ''] = key.split(' ');
      const line = source.lines.findIndex((text) => text.startsWith(field) || text.startsWith(`sidebar_${field}`)) + 1;
      source.warning({ line, column: 1 }, `\`${first}\` has the same ${message}`, fix);
      break;
    }
    if (compiled.html === '' && !compiled.diagnostics.some(({ severity }) => severity === 'error'))
      source.warning(undefined, 'This page has a title, and no text.', 'Write it, or hold it back: `draft: true`.');
    return source.diagnostics;
  });
}

/** Matches addresses of files that only a build writes. */
const isBuilt = /\.(?:json|ya?ml|xml|txt|ts|html|webmanifest)$/;

/** A file with its links. */
interface Linking {
  file: string;
  compiled: Pick<CompiledDocument, 'links'>;
}

/** Read the links of a data file: each `path`, and the page about all APIs. */
export function linksOfData(file: string, text: string): Linking {
  const links = text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/(?<=\b(?:path|apis): ['"]?)\/[^\s'",]*/g)].map((match) => ({
      href: match[0],
      line: index + 1,
      column: match.index + 1,
    })),
  );
  return { file, compiled: { links } };
}

const siteFile = 'src/site.ts';

/** Check the values of `src/site.ts`, which YAML can also read. Check nothing in other code. */
export function checkSite(text: string, commands?: Data['commands']): Finding[] {
  const blank = (typed: string) => typed.replace(/[^\n]/g, ' ');
  const values = text
    .replace(/("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\*[^]*?\*\/|\/\/.*| as .*(?=,$)/gm, (typed, quoted?: string) =>
      quoted === undefined ? blank(typed) : quoted.startsWith("'") ? quoted.replaceAll("\\'", "''") : quoted,
    )
    .replace(/^[^{]*/, blank)
    .replace(/^\};[^]*/m, '}');
  const source = new Source(siteFile, text);
  const yaml = parseYaml(values, new Source(siteFile, values));
  if (yaml && matches(siteSchema, yaml, source) && commands) {
    const { command } = (yaml.value as typeof site).searchExamples;
    const groups = [...commands.values()].flatMap((list) => commandGroups(list, undefined) ?? []);
    const names = groups.flatMap((group) => group.commands.map(({ name }) => name));
    const near = nearest(command, names) ?? names[0];
    if (near !== undefined && !names.includes(command))
      source.warning(
        yaml.place(['searchExamples', 'command']),
        `There is no command \`${command}\`.`,
        `Write \`command: "${near}"\`, or another name in \`content/data\`.`,
      );
  }
  return source.diagnostics.map((one) => ({ ...one, fix: one.fix?.replace(/(?<=: `\w+: )[^[{\d].*(?=`)/, '"$&"') }));
}

/**
 * Report addresses of this site without a page or file, and former addresses. The check of the built site covers files that a
 * build writes.
 * @param around.successors former addresses with their targets
 * @param around.downloads addresses of the files in `static/`; if undefined, they are not checked
 * @param around.isUnread true for an address whose file could not be read
 */
export function checkAddresses(
  documents: readonly Linking[],
  files: ReadonlyMap<string, string>,
  routes: ReadonlySet<string>,
  around: {
    successors?: ReadonlyMap<string, string>;
    downloads?: ReadonlySet<string> | undefined;
    isUnread?: (path: string) => boolean;
  } = {},
): Finding[] {
  return documents.flatMap(({ file, compiled }) => {
    const source = new Source(file, files.get(file) ?? '');
    for (const link of compiled.links) {
      const { href } = link;
      const [path] = splitAddress(href);
      const [, fragment = ''] = href.split('#');
      if (!path.startsWith('/') || path.startsWith('//')) continue;
      const route = `${path.replace(/\.mdx?$|\/$/g, '')}/`;
      const part = around.successors?.get(`${route}#${decode(fragment)}`);
      const successor = part ?? around.successors?.get(route);
      const isPage = routes.has(route) || successor !== undefined || around.isUnread?.(route);
      if (/\.(?!mdx?$)\w+$/.test(path) && !isPage) {
        if (around.downloads?.has(decode(path)) !== false || isBuilt.test(path)) continue;
        const twin = [...files.keys()].find((one) => `/${one}`.endsWith(path));
        const bare = path.replace(/^\/(?:static|public)(?=\/)/, '');
        const other = around.downloads?.has(decode(bare)) ? bare : nearest(path, around.downloads ?? []);
        const near = twin === undefined ? other : relativeFile(file, twin);
        const fix = near ? `Did you mean \`${near}\`?` : 'Put the file there, or correct the address.';
        source.error(link, `There is no file \`static${path}\`.`, fix);
        continue;
      }
      if (successor !== undefined) {
        const now = part ?? (successor.includes('#') ? successor : successor + href.slice(path.length));
        source.warning(
          link,
          `\`${part === undefined ? path : href}\` has moved.`,
          `Write \`${now}\`.`,
          editLink(href, now, link, source),
        );
        continue;
      }
      if (around.isUnread?.(route) || (routes.has(route) && !isDocument(path))) continue;
      const near = routes.has(route) ? route : nearestPath(route, [...routes]);
      const fix = near && !(near !== route && route.startsWith(near)) ? `Did you mean \`${near}\`?` : noPage;
      source.report({ severity: 'error', place: link, message: `There is no page \`${path}\`.`, fix, cause: route });
    }
    return source.diagnostics;
  });
}

/**
 * Check across files: two files with one route, links to headings of other pages, links from published pages to drafts.
 * @param siteText the text of `src/site.ts`
 */
export function checkAcross(
  documents: readonly ContentDocument<unknown>[],
  content: ReadonlyMap<string, string>,
  siteText = '',
): Finding[] {
  const files = new Map([...content, [siteFile, siteText]]);
  const data = ['content/home.yaml', siteFile].map((file) => linksOfData(file, files.get(file) ?? ''));
  const byRoute = new Map(documents.toReversed().map((document) => [document.route, document]));
  const former = new Set(documents.flatMap(({ compiled }) => compiled.headings.flatMap(({ movedFrom }) => movedFrom)));
  return [...documents, ...data].flatMap((one) => {
    const { file, compiled, route, draft }: Linking & Partial<Pick<ContentDocument<unknown>, 'route' | 'draft'>> = one;
    const source = new Source(file, files.get(file) ?? '');
    const shown = route === undefined ? file : byRoute.get(route)?.file;
    if (shown !== file)
      source.warning(
        undefined,
        `\`${shown}\` has the same address, \`${route}\`, and wins: this file is not shown.`,
        'Rename one of the two.',
      );
    for (const link of compiled.links) {
      const { href, line, column } = link;
      const [path = '', hash] = href.split('#');
      const target = path.startsWith('/') ? byRoute.get(path.endsWith('/') ? path : `${path}/`) : undefined;
      if (!target) continue;
      if (target.draft && !draft) {
        source.warning(
          link,
          `This leads to a draft, which ${site.shortTitle} doesn't show yet.`,
          `Publish \`${target.file}\` with it, or remove the link.`,
        );
      }
      const id = hash === undefined ? '' : decode(hash);
      if (
        !/^(top|:~:.*)?$/.test(id) &&
        !former.has(`${target.route}#${id}`) &&
        target.compiled.html !== '' &&
        !target.compiled.anchors.includes(id)
      ) {
        const at = source.line(line).indexOf(`#${hash}`, column - 1);
        const isTitle = createSlugger().slug((target.frontMatter as PageFrontMatter).title) === id;
        source.report({
          ...{ severity: 'warning', place: link, cause: `${target.route}#${id}` },
          message: `\`${target.file}\` has no heading \`#${id}\`.`,
          fix: isTitle ? 'Write `#top`: this is the title of that page.' : suggestAnchor(id, target.compiled.anchors),
          ...(isTitle && at >= 0 && { edit: { line, column: at + 1, remove: `#${hash}`, insert: '#top' } }),
        });
      }
    }
    return source.diagnostics;
  });
}
