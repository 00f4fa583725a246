/** Plan the import of another generator's documents: every file to write, and what has no equivalent here. Pure. */
import { posix } from 'node:path';
import { documentOf } from '../../../src/content/check/links';
import { translate } from '../../../src/content/habits/translate';
import { documentedName, plainName } from '../../../src/content/read/names';
import { locate, relativeFile, resolveFile, splitAddress } from '../../../src/content/read/routes';
import { siteAddress } from '../../../src/content/text/notes';
import { split } from '../../../src/content/read/front-matter';
import { applyEdits, Source, type Edit } from '../../../src/content/text/source';
import { parsePlain, start, walk } from '../../../src/content/text/syntax';
import { isDocument, isPicture } from '../../../src/file-names';
import { inWords } from '../../../src/nav';
import { decode } from '../../../src/text/decode';
import { withLineFeeds } from '../../../src/text/encoding';
import { rewriteLinks } from '../move/links';
import { changeMovedFrom } from '../move/plan';
import { isCategory, type Foreign } from './foreign';

/** The files that an import writes, and its report. */
export interface ImportPlan {
  /** Texts, or files to copy, by path from the project's root. */
  texts: Map<string, string>;
  copies: Map<string, string>;
  /** Lines about what has no equivalent: `file:line: message`. */
  notes: string[];
  /** Imported documents: their file here, by that there. */
  documents: Map<string, string>;
}

/** Return the place of a document, a category or a picture: the names that documents have here. */
function placeOf(file: string, folder: string): string {
  const [, , ...parts] = documentedName(`content/docs/${file}`).split('/');
  const last = parts.pop() ?? '';
  return [folder.replace(/\/$/, ''), ...parts.map(plainName), last === '_category.yaml' ? last : plainName(last)].join(
    '/',
  );
}

const isPart = (file: string) => file.split('/').some((part) => /^_(?!category)/.test(part));

/** Describe a picture by the name of its file. */
const nameInWords = (address: string) =>
  inWords(
    decode(posix.basename(address))
      .replace(/\.\w+$/, '')
      .replaceAll('_', '-'),
  );

/** Name pictures without words after their files. */
function withWords(text: string): string {
  const source = new Source('', text);
  const edit: Edit[] = [];
  walk(parsePlain(split(source).body), (node) => {
    const [remove] = (node.type === 'image' && /^!\[\s*\]/.exec(source.after(start(node)))) || [];
    if (node.type === 'image' && remove !== undefined)
      edit.push({ ...start(node), remove, insert: `![${nameInWords(node.url)}]` });
  });
  return applyEdits(text, [{ edit }]);
}

/** Write levels of headings without gaps, below the page's title. */
export function relevel(text: string): string {
  const source = new Source('', text);
  const { body } = split(source);
  const lines = [...source.lines];
  const found: { line: number; depth: number }[] = [];
  walk(parsePlain(body), (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'heading' && /^#/.test(lines[line - 1]?.trimStart() ?? ''))
      found.push({ line, depth: node.depth });
  });
  const shift = found.some(({ depth }) => depth === 1) ? 1 : 0;
  let before = 1;
  for (const { line, depth } of found) {
    before = Math.min(6, depth + shift, before + 1);
    lines[line - 1] = (lines[line - 1] ?? '').replace(/#+/, '#'.repeat(before));
  }
  return lines.join('\n');
}

/** Plan an import into a folder of documents, such as `content/docs/guides`. */
export function planImport(foreign: Foreign, folder: string): ImportPlan {
  const { files, shared, base, positions } = foreign;
  const plan: ImportPlan = { texts: new Map(), copies: new Map(), notes: [], documents: new Map() };
  const former = new Map<string, string>();
  for (const file of files.keys())
    if (isDocument(file) && !isPart(file)) {
      const place = placeOf(file, folder);
      plan.documents.set(file, place);
      former.set(formerAddress(file, base), place);
    }
  for (const [file, text] of files) {
    const place = plan.documents.get(file);
    if (place !== undefined) importDocument(file, place, text);
    else if (isCategory(file)) plan.texts.set(placeOf(file, folder), translate(`content/docs/${file}`, text).text);
    else if (isDocument(file))
      plan.notes.push(`${file}: Not imported: a part of other pages. Put its text into content/snippets.`);
  }
  for (const [part, fields] of positions) {
    const place = placeOf(`${part}/_category.yaml`, folder);
    if (![...plan.documents.values()].some((one) => one.startsWith(place.replace(/[^/]+$/, '')))) continue;
    if (!plan.texts.has(place))
      plan.texts.set(place, `label: ${JSON.stringify(fields.label)}\nposition: ${fields.position}\n`);
  }
  return plan;

  function importDocument(file: string, place: string, text: string): void {
    // The habits read the number or the day in its name, and `.md` as Markdown without components.
    const { text: translated, findings } = translate(`content/docs/${file}`, withLineFeeds(text), true);
    for (const { rule, line, message } of findings)
      if (/^habit-(include|icon)$/.test(rule ?? '') || (rule === 'habit-fields' && /Nothing reads/.test(message)))
        plan.notes.push(`${file}${line === undefined ? '' : `:${line}`}: ${message}`);
    let better = withWords(relevel(withFields(file, translated)));
    const route = locate(place)?.route ?? '/';
    const old = formerAddress(file, base);
    if (old !== route && siteAddress.test(old) && old !== '/')
      better = changeMovedFrom(better, (known) => [...new Set([...known, old])].filter((one) => one !== route));
    try {
      better = rewriteLinks(place, better, (url) => follow(url, file, place)).text;
    } catch {
      // The linter reports the mistake.
      better = better.replace(
        /(\]\(<?)([^\s)>]+)/g,
        (_, start: string, url: string) => start + follow(url, file, place),
      );
    }
    plan.texts.set(place, better);
  }

  /** Give a document the place in the sidebar that a list of pages says. */
  function withFields(file: string, text: string): string {
    const { position, label } = foreign.pages.get(file) ?? {};
    const added = [
      ...(position !== undefined && !/^sidebar_position:/m.test(text) ? [`sidebar_position: ${position}`] : []),
      ...(label !== undefined && !/^sidebar_label:/m.test(text) && !text.includes(`title: ${label}\n`)
        ? [`sidebar_label: ${JSON.stringify(label)}`]
        : []),
    ];
    return added.length === 0 ? text : text.replace(/\n---(?=\n|$)/, () => `\n${added.join('\n')}\n---`);
  }

  /** Return a link's address here: of an imported document, or of a file, which is copied. Other addresses stay. */
  function follow(url: string, file: string, place: string): string {
    const [typed, rest] = splitAddress(url);
    if (typed === '' || /^([a-z][a-z+.-]*:|\/\/)/i.test(typed)) return url;
    const path = decode(typed);
    const document = documentAt(path, file);
    if (document !== undefined) return relativeFile(place, document) + rest;
    const source = path.startsWith('/') ? shared.get(path) : foreign.others.get(resolveFile(file, path));
    if (source === undefined) return url;
    const copy = freePlace(copyPlace(path, file, place), source);
    plan.copies.set(copy, source);
    return (copy.startsWith('static/') ? encodeURI(copy.slice('static'.length)) : relativeFile(place, copy)) + rest;
  }

  /** Return where a file goes that a document leads to: a picture beside documents, another below `static/`. */
  function copyPlace(path: string, file: string, place: string): string {
    const isShared = path.startsWith('/');
    const base = posix.basename(path);
    const name = plainName(base);
    if (isPicture(path))
      return isShared ? posix.join(posix.dirname(place), name) : placeOf(resolveFile(file, path), folder);
    if (isShared) return `static${path}`;
    return posix.join('static/files', folder.slice('content/docs'.length), base.includes('.') ? name : `${name}.txt`);
  }

  /** Two files of one name get two places. */
  function freePlace(target: string, source: string): string {
    let free = target;
    for (let count = 2; plan.copies.has(free) && plan.copies.get(free) !== source; count++)
      free = target.replace(/(\.\w+)?$/, `-${count}$1`);
    return free;
  }

  /** Find the document of a link: a file, one without its extension or number, or its address there. */
  function documentAt(path: string, file: string): string | undefined {
    if (/\.(?!mdx?$|html$)[a-z]\w*$/i.test(path)) return undefined;
    const bare = path.replace(/\.(mdx?|html)$|\/$/, '');
    if (path.startsWith('/')) {
      const there = [bare, `${base}${bare}`].map((one) => former.get(`${one.replace(/\/(index|README)$/, '')}/`));
      // Docsify's addresses begin at its own folder, and others at one above the documents. One name alone may be any page's.
      const isLong = bare.split('/').length > 2;
      const twins = [...former].filter(([one]) => isLong && one.toLowerCase().endsWith(`${bare}/`.toLowerCase()));
      return there.find((one) => one !== undefined) ?? (twins.length === 1 ? twins[0]?.[1] : undefined);
    }
    const target = `content/docs/${resolveFile(file, bare)}`;
    const known = [...plan.documents.keys()].map((one) => `content/docs/${one}`);
    const found = documentOf(`content/docs/${file}`, target, bare, known);
    return found && plan.documents.get(found.slice('content/docs/'.length));
  }
}

/** Return the address that a document had there. */
export function formerAddress(file: string, base: string): string {
  const [, , ...parts] = documentedName(`content/docs/${file}`)
    .replace(/\.mdx$/, '')
    .split('/');
  if (parts.at(-1) === 'index') parts.pop();
  return `${base}/${parts.length > 0 ? `${parts.join('/')}/` : ''}`;
}
