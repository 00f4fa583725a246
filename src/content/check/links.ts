/** Resolve links between documents: files to routes. Report broken ones. */
import type { Root } from 'mdast';
import { isDocument, isPicture } from '../../file-names';
import { site } from '../../site';
import { decode } from '../../text/decode';
import { nearest, nearestPath } from '../../text/nearest';
import { remembered } from '../../text/remembered';
import type { CompileContext } from '../text/context';
import { documentedName, plainName } from '../read/names';
import { locate, relativeFile, resolveFile, splitAddress } from '../read/routes';
import type { Edit, Finding, Place, Source } from '../text/source';
import { isElement, start, walk } from '../text/syntax';

/** A link of a document, resolved to an address. */
export interface DocumentLink extends Place {
  /** Root-relative, without path prefix; `#id` within the page; or an external address. */
  href: string;
}

/**
 * Replace links to files with root-relative addresses, in place, and report broken ones. A link to a missing document loses
 * its address: readers see its text.
 */
export function resolveLinks(tree: Root, source: Source, context: CompileContext): DocumentLink[] {
  const links: DocumentLink[] = [];
  const others: Edit[] = [];
  const add = (href: string, { line, column }: Place) => {
    if (href !== '') links.push({ href, line, column });
  };
  walk(tree, (node) => {
    const place = start(node);
    // A rule already reports a definition that holds the data of a picture.
    const isTold =
      (node.type === 'definition' && node.url.startsWith('data:')) ||
      source.diagnostics.some(({ rule, line }) => rule === 'definition-entry' && line === place.line);
    if (node.type === 'link' || (node.type === 'definition' && !isTold)) {
      node.url = resolveTarget(node.url, place, source, context, others);
      add(node.url, place);
    } else if (node.type === 'image') {
      node.url = resolveImage(node.url.replace(invisible, ''), place, source, context);
      if (node.url.startsWith('/') && !context.images?.has(node.url)) add(node.url, place);
    } else if (isElement(node) && node.data?.component) {
      const { component } = node.data;
      if (typeof component.props.href === 'string' && !(component.name === 'Video' && source.failed)) {
        component.props.href = resolveTarget(component.props.href, place, source, context, others);
        add(component.props.href, place);
      }
      if (typeof component.props.poster === 'string') {
        const file = resolveImage(component.props.poster, place, source, context);
        component.image = context.images?.get(file);
      }
      if (component.operation) add(component.operation.href, place);
    }
  });
  const [first] = others;
  if (first && !source.ignored.has('link-name'))
    source.report({
      severity: 'warning',
      place: first,
      message: `\`${first.remove}\` leads to a document, and is not the name of its file.`,
      fix: `Write \`${first.insert}\`. \`npm run lint:content -- --fix\` does it.`,
      edit: others,
      rule: 'link-name',
    });
  return links;
}

/** True for an address that only one machine or program can open: a file on the writer's computer, or part of a mail or chat. */
export const isLocal = (url: string): boolean =>
  /^((javascript|vbscript|data|blob|file|about|sandbox|cid|attachment|chrome|edge|vscode[\w-]*|id|[a-z]):|\\)/i.test(
    url.replace(/[\s\p{Cc}]/gu, ''),
  );

/** Matches the path of a file on the writer's computer. */
export const onComputer = /^(?:[a-z]:|file:|\\)/i;

/** Return the fix for the path of a file on the writer's computer. */
export function asCopy(path: string): string {
  const name = plainName(path.replace(/^.*[\\/]/, ''));
  return isPicture(name)
    ? `Put the file next to this one, and write \`./${name}\`.`
    : `Put the file into \`static/downloads/\`, and write \`/downloads/${name}\`.`;
}

/** Matches characters that another rule reports. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

const slashes = 'An address has forward slashes.';

/** Advice on a link to a missing page, if no page has a similar name. */
export const noPage = 'Name a page of this site, such as `./page.mdx` or `/docs/welcome/`, or remove the link.';

/** Matches the folder `static`, as a path or as Docusaurus names it: addresses of files leave it out. */
const staticFolder = /^(?:(?:@site\/|(?:\.{1,2}\/)*)static|pathname:\/\/)(?=\/(?!.*\.mdx?\b))/;

function resolveTarget(typed: string, place: Place, source: Source, context: CompileContext, others: Edit[]): string {
  const isOwn = typed.startsWith(`${site.url}/`) || typed === site.url;
  const url = isOwn ? typed.slice(site.url.length) || '/' : typed.replace(invisible, '').replace(staticFolder, '');
  const error = (message: string, fix: string) => {
    source.error(place, message, fix);
    return '';
  };
  /** Report an address, with the address to write instead. */
  const replace = (severity: Finding['severity'], message: string, insert: string) => {
    const edit = editLink(url, insert, place, source);
    source.report({ severity, place, message, fix: `Write \`${insert}\`.`, edit });
    return severity === 'error' ? '' : url;
  };

  if (isLocal(url))
    return error(
      'Readers cannot open this address.',
      onComputer.test(url) ? asCopy(url) : 'Write an address that begins with `https://`, `/` or `./`.',
    );
  if (url.startsWith('#')) return withLowerId(url);
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(url)) return url;
  if (/^[^\s/@]+@[^\s/@]+\.\w+$/.test(url))
    return replace('error', `This link names a file, \`${url}\`.`, `mailto:${url}`);
  if (/^(www\.|([\w-]+\.)+(com|org|net|io|gg|dev|app)(\/|$))/i.test(url))
    return replace(
      'error',
      `This link names a file, \`${url}\`: an address of another site begins with \`https://\`.`,
      `https://${url}`,
    );
  const [path, rest] = splitAddress(url);
  const addressOf = (file: string) => (locate(file)?.route ?? '') + withLowerId(rest);
  if (path.startsWith('/') && isDocument(path)) {
    const named = ['content', 'content/docs'].map((folder) => documentOf(folder, folder + path, path, context.files));
    const file = named.find((one) => one !== undefined);
    return file === undefined ? url : addressOf(file);
  }
  if (path === '' || path.startsWith('/')) return url;

  if (path.includes('\\')) return replace('error', slashes, url.replaceAll('\\', '/'));

  const target = fileAt(path, source);
  if (target === undefined)
    return error(
      `\`${path}\` is no address.`,
      'Write a path such as `./page.mdx`, and two hexadecimal digits behind `%`.',
    );
  if (context.files.has(target)) {
    if (locate(target)) return addressOf(target);
    source.warning(place, `\`${path}\` is a file, but no page.`, asCopy(path));
    return '';
  }

  const hrefOf = (file: string) => relativeFile(source.file, file) + rest;
  const known = documentOf(source.file, target, decode(path), context.files);
  if (known !== undefined) {
    const edit = /\.mdx?$/i.test(path) ? undefined : editLink(url, hrefOf(known), place, source);
    if (edit) others.push(edit);
    return addressOf(known);
  }
  const files = [...documentsIn(context.files).values()];
  const same = files.find((file) => file.toLowerCase() === target.toLowerCase());
  if (same) {
    replace('warning', `\`${path}\` differs from the file's name in small and capital letters.`, hrefOf(same));
    return addressOf(same);
  }
  const isDownload = otherExtension.test(path);
  const found = isDownload ? undefined : nearestPath(`${target.replace(/\.(?:mdx?|html?)$|\/$/, '')}.mdx`, files);
  source.report({
    severity: 'warning',
    place,
    message: `There is no file \`${target}\`.`,
    fix: found
      ? `Did you mean \`${hrefOf(found)}\`?`
      : isDownload
        ? `Put it into \`static/\`, and write \`/${path.split('/').at(-1)}\`.`
        : noPage,
    cause: locate(target)?.route,
  });
  return '';
}

/** Return the file that an address names; undefined if it names none. */
function fileAt(address: string, source: Source): string | undefined {
  try {
    return resolveFile(source.file, decodeURI(address));
  } catch {
    return undefined;
  }
}

/** Matches the extension of a file that is no document. */
const otherExtension = /\.(?!(?:mdx?|html?)$)[a-z]\w*$/i;

/** List the documents of a site by their names here; of two documents with one name, the first. */
const documentsIn = remembered((files: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const documents = new Map<string, string>();
  for (const file of files) {
    const name = documentedName(file);
    if (locate(file) && !documents.has(name)) documents.set(name, file);
  }
  return documents;
});

/**
 * Find the document that a link of another program names: without an extension or with another one, by a folder, by a name without
 * its number, or as the browser reads it on the built page, whose address ends with a slash.
 */
export function documentOf(from: string, target: string, path: string, files: ReadonlySet<string>): string | undefined {
  if (otherExtension.test(path)) return undefined;
  const own = documentedName(from).replace(/(\/index)?\.mdx$/, '');
  const names = [target, resolveFile(`${own}/index`, path)].flatMap((each) => {
    const name = each.replace(/\.(?:mdx?|html?)$|\/$/, '');
    return [documentedName(`${name}.mdx`), documentedName(`${name}/index.mdx`)];
  });
  return names.flatMap((name) => documentsIn(files).get(name) ?? [])[0];
}

/** Write the id at the end of an address in lower case, as ids of documents are. */
const withLowerId = (href: string) => href.replace(/#[\p{L}\p{N}_-]+$/u, (id) => id.toLowerCase());

/** Replace the address of a link, and not its words, which may be the same. */
export function editLink(url: string, insert: string, place: Place, source: Source): Edit | undefined {
  const line = source.line(place.line);
  const from = place.column - 1;
  const places = ['](', '](<', ']: ', '="', "='"].flatMap((sign) => {
    const at = line.indexOf(sign + url, from);
    return at < 0 ? [] : [at + sign.length];
  });
  const index = places.length > 0 ? Math.min(...places) : line.indexOf(url, from);
  return index < 0 ? undefined : { line: place.line, column: index + 1, remove: url, insert };
}

/** Matches files that writers take for pictures, but that no browser shows in a page. */
const otherPicture =
  /^(?![a-z][\w+.-]*:|\/\/).*\.(hei[cf]|tiff?|bmp|psd|pdf|eps|ai|raw|dng|cr2|nef|docx?|pptx?|mp4|mov|webm|zip)$/i;

function resolveImage(url: string, place: Place, source: Source, context: CompileContext): string {
  const error = (message: string, fix: string, edit?: Edit, file = '') => {
    source.error(place, message, fix, edit);
    return file;
  };
  const [, kind] = otherPicture.exec(splitAddress(url)[0]) ?? [];
  if (kind !== undefined)
    return error(
      `No page can show a \`.${kind}\` file as a picture.`,
      'Save it as `.jpg` or `.png`. A file to download lies in `static/`, and has a link; a film is a `<Video>`.',
    );
  if (isLocal(url) || /^([a-z][a-z+.-]*:|\/)/i.test(url)) return url.replace(staticFolder, '');
  const address = url.replaceAll('\\', '/');
  const file = fileAt(address, source);
  if (file === undefined)
    return error(`\`${url}\` is no address.`, 'Write the path of a picture, such as `./picture.png`.');
  if (address !== url) return error(slashes, `Write \`${address}\`.`, editLink(url, address, place, source), file);
  if (context.files.has(file)) return file;
  if (staticFolder.test(url)) return url.replace(staticFolder, '');
  const numbered = [...context.files].find((name) => documentedName(name) === documentedName(file));
  if (numbered !== undefined) return numbered;
  const pictures = [...context.files].filter(isPicture);
  const near = pictures.find((name) => name.toLowerCase() === file.toLowerCase()) ?? nearest(file, pictures);
  return error(
    `There is no picture \`${file}\`.`,
    near
      ? `Did you mean \`${relativeFile(source.file, near)}\`?`
      : `Put the file into \`${file.replace(/[^/]*$/, '')}\`, or correct the address.`,
  );
}
