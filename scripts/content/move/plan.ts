/** Plan the move of a page or of a heading: every file that it changes, with its new text. Pure. */
import { stringify } from 'yaml';
import { movedFile, readContent, type ContentDocument, type Project } from '../../../src/content/project';
import { locate, relativeFile, resolveFile } from '../../../src/content/read/routes';
import { readLedger, ledgerFile, writeLedger } from '../../../src/data/pages/ledger';
import { documentsOf } from '../../../src/content/project';
import { count } from '../../../src/text/count';
import { changeMovedFrom } from './front-matter';
import { noteHeading } from './heading';
import { rewriteLinks } from './links';
import { cutSection, definedIn, fitSection } from './section';

/** The changes of a move, and its report. */
export interface Plan {
  changes: ReadonlyMap<string, string | null>;
  told: string[];
  /** Binary files, which only change their place. */
  carried?: readonly (readonly [from: string, to: string])[];
}

/** One end of a move. */
interface End {
  /** Undefined for a page without a document. */
  file?: string;
  /** With a slash at both ends. */
  route: string;
  /** The id of a heading; empty for the page. */
  id: string;
}

export interface Sources {
  /** Texts below `content/`, by path from the project's root; empty for binary files. */
  files: ReadonlyMap<string, string>;
  /** Other texts that may hold addresses in quotes, such as `src/site.ts`. */
  others: ReadonlyMap<string, string>;
  /** Paths of all pages of the site. */
  paths: ReadonlySet<string>;
}

/** Return where a document with this address would be. */
function fileOf(route: string): string {
  const [, root = '', rest = ''] = /^\/(docs|releases)\/(.+)\/$/.exec(route) ?? [];
  return root === '' ? `content/pages/${route.slice(1, -1)}.mdx` : `content/${root}/${rest}.mdx`;
}

/** Read an end as typed: a file or an address, with `#id` for a heading. */
export function readEnd(typed: string, { files, paths }: Pick<Sources, 'files' | 'paths'>): End | undefined {
  const [name = '', id = ''] = typed.replace(/^\.\//, '').split('#');
  if (name.startsWith('/')) {
    const route = name.replace(/\/?$/, '/');
    const file = [...files.keys()].find((one) => locate(one)?.route === route);
    return { route, id, file: file ?? (paths.has(route) ? undefined : fileOf(route)) };
  }
  const file = /\.mdx$/.test(name) ? name : `${name}.mdx`;
  const route = locate(file)?.route;
  return route === undefined ? undefined : { file, route, id };
}

/** @returns a plan, or the reason why the move is impossible */
export function planMove(typedFrom: string, typedTo: string, sources: Sources): Plan | string {
  const from = readEnd(typedFrom, sources);
  const to = readEnd(/^#/.test(typedTo) ? typedFrom.replace(/#.*$/, '') + typedTo : typedTo, sources);
  if (!from || !to)
    return `\`${from ? typedTo : typedFrom}\` is no page: write its file, as in content/docs/a.mdx, or its address.`;
  if ((from.id === '') !== (to.id === ''))
    return 'A heading takes the place of a heading, and a page that of a page: write `#id` on both sides.';
  if (from.route === to.route && from.id === to.id) return 'Both are the same.';
  return from.id === '' ? planPage(from, to, sources) : planHeading(from, to, sources);
}

/** Collects changed texts on top of the current ones. */
class Draft {
  readonly changes = new Map<string, string | null>();
  readonly told: string[] = [];
  constructor(readonly sources: Sources) {}

  text(file: string): string | undefined {
    const changed = this.changes.get(file);
    return changed === null ? undefined : (changed ?? this.sources.files.get(file) ?? this.sources.others.get(file));
  }

  write(file: string, text: string | null): void {
    if (text !== this.text(file)) this.changes.set(file, text);
  }

  /** Change every link of every document, and the addresses in data and code. */
  rewrite(change: (url: string, file: string) => string, renamed: ReadonlyMap<string, string>): void {
    for (const file of [...this.sources.files.keys(), ...this.sources.others.keys()]) {
      const text = this.text(file);
      if (text === undefined || file === ledgerFile) continue;
      const result = file.endsWith('.mdx')
        ? rewriteLinks(text, (url) => change(url, file))
        : replaceAddresses(text, renamed);
      if (result.count === 0) continue;
      this.write(file, result.text);
      this.told.push(`${file}: ${count(result.count, 'link')} changed`);
    }
  }

  /** Add to the ledger the new addresses of those that it has. */
  record(rename: (address: string) => string | undefined): void {
    const ledger = readLedger(this.text(ledgerFile) ?? '');
    const renamed = ledger.flatMap((address) => rename(address) ?? []);
    if (renamed.length === 0) return;
    this.write(ledgerFile, writeLedger([...ledger, ...renamed]));
    this.told.push(`${ledgerFile}: ${count(renamed.length, 'line')} added`);
  }
}

function replaceAddresses(text: string, renamed: ReadonlyMap<string, string>): { text: string; count: number } {
  return [...renamed].reduce(
    (done, [address, now]) => {
      const next = replaceAddress(done.text, address, now);
      return { text: next.text, count: done.count + next.count };
    },
    { text, count: 0 },
  );
}

/** Replace only whole addresses, which no further part of a name or path follows. */
function replaceAddress(text: string, address: string, now: string): { text: string; count: number } {
  const [path = '', id] = address.split('#');
  const pattern = id === undefined ? `${path}(?![\\w-])` : `${path}#${id}(?![\\w-])`;
  const escaped = pattern.replaceAll('.', '\\.');
  let found = 0;
  const result = text.replace(new RegExp(`(?<![\\w/.-])${escaped}`, 'gu'), () => {
    found += 1;
    return now;
  });
  return { text: result, count: found };
}

function planPage(from: End, to: End, sources: Sources): Plan | string {
  const draft = new Draft(sources);
  const { files, paths } = sources;
  const source = from.file === undefined ? undefined : files.get(from.file);
  const target = to.file === undefined ? undefined : files.get(to.file);
  if (source !== undefined && target !== undefined)
    return `${to.file} is already there. To make one page of both, move the text, delete ${from.file}, and run this again.`;
  if (source === undefined && from.file === undefined)
    return `${from.route} has no document: it follows from a specification or from tags. Change those, then run this again.`;
  if (source === undefined && target === undefined && !paths.has(to.route))
    return `There is no ${from.file ?? from.route} to move, and no page at ${to.route} that could follow it.`;
  if (source !== undefined && to.file === undefined) return `There is a page at ${to.route} already.`;

  const change = (url: string, file: string) => {
    const [path = '', rest = ''] = splitUrl(url);
    if (path.startsWith('/')) return path.replace(/\/?$/, '/') === from.route ? to.route + rest : url;
    if (path === '' || /^[a-z][a-z+.-]*:/i.test(path) || resolve(file, path) !== from.file) return url;
    return (to.file === undefined ? to.route : relativeFile(file, to.file)) + rest;
  };
  if (source !== undefined && from.file !== undefined && to.file !== undefined) {
    const [before, after] = [from.file, to.file];
    draft.write(before, null);
    draft.write(after, rewriteLinks(source, (url) => change(carried(url, before, after), after)).text);
    draft.told.push(`${before} is now ${after}`);
  }
  draft.rewrite(change, new Map([[from.route, to.route]]));
  const isOwn = (address: string) => address === from.route || address.startsWith(`${from.route}#`);
  const wasPublished = readLedger(files.get(ledgerFile) ?? '').some(isOwn);
  if (source !== undefined)
    draft.record((address) => (isOwn(address) ? to.route + address.slice(from.route.length) : undefined));
  leadOn(from, to, wasPublished, draft);
  return draft;
}

/** Record the former address in the new page, or in the list for pages without documents. */
function leadOn(from: End, to: End, wasPublished: boolean, draft: Draft): void {
  const text = to.file === undefined ? undefined : draft.text(to.file);
  if (to.file !== undefined && text !== undefined) {
    const others = (addresses: readonly string[]) => addresses.filter((one) => one !== from.route && one !== to.route);
    draft.write(
      to.file,
      changeMovedFrom(text, (addresses) => [...others(addresses), ...(wasPublished ? [from.route] : [])]),
    );
  } else if (wasPublished) {
    draft.write(movedFile, `${draft.text(movedFile) ?? ''}${stringify([{ from: from.route, to: to.route }])}`);
  }
  draft.told.push(
    wasPublished
      ? `${from.route} redirects to ${to.route}`
      : `${from.route} was never published, so it needs no redirect`,
  );
}

const splitUrl = (url: string) => (/^([^?#]*)(.*)$/s.exec(url) ?? []).slice(1);

function resolve(file: string, path: string): string {
  try {
    return resolveFile(file, decodeURI(path));
  } catch {
    return '';
  }
}

/** Return a moved document's relative link, adjusted to its new place. */
function carried(url: string, from: string, to: string): string {
  const [path = '', rest = ''] = splitUrl(url);
  if (path === '' || path.startsWith('/') || /^[a-z][a-z+.-]*:/i.test(path)) return url;
  const target = resolveFile(from, path);
  return relativeFile(to, target === from ? to : target) + rest;
}

function planHeading(from: End, to: End, sources: Sources): Plan | string {
  const draft = new Draft(sources);
  const documents = new Map(documentsOf(readContent(sources.files)).map((document) => [document.file, document]));
  const document = documents.get(to.file ?? '');
  if (!document) return `There is no document ${to.file ?? to.route}.`;
  const ledger = new Set(readLedger(sources.files.get(ledgerFile) ?? ''));
  const isHere = from.route === to.route;
  const shortened = (address: string) =>
    address.startsWith(`${to.route}#`) ? address.slice(to.route.length) : address;
  const former = (id: string) => (ledger.has(`${from.route}#${id}`) ? shortened(`${from.route}#${id}`) : undefined);
  const old = isHere ? undefined : documents.get(from.file ?? '');
  const left = old?.compiled.headings.find(({ id }) => id === from.id);
  let ids: ReadonlyMap<string, string> = new Map([[from.id, to.id]]);
  if (old && left) {
    const section = cutSection(draft.text(old.file) ?? '', old.compiled.headings, left);
    ids = new Map(section.headings.map(({ id }) => [id, id === from.id ? to.id : id]));
    const taken = [...ids.values()].find((id) => document.compiled.anchors.includes(id));
    if (taken !== undefined)
      return `${document.file} has an id #${taken} already: give the heading another one first, with ${old.file}#${taken} '#other'.`;
    const there = definedIn(draft.text(document.file) ?? '');
    const twice = [...section.defined].find((mark) => there.has(mark));
    if (twice !== undefined)
      return `Both documents define \`${twice}\`: give the one of ${old.file} another name first.`;
    const address = (one: string) => shortened(one.startsWith('#') ? `${from.route}${one}` : one);
    draft.write(old.file, section.rest);
    const text = fitSection(section, { from: old.file, to: document.file, ids, former, address });
    draft.write(document.file, `${draft.text(document.file)?.trimEnd() ?? ''}\n\n${text}\n`);
    draft.told.push(`The section "${left.text}" of ${old.file} is now the last one of ${document.file}`);
  } else {
    const found = headingOf(document, from, to);
    if (typeof found === 'string') return found;
    const notes = { id: to.id, isOwn: found.id !== to.id, former: former(from.id) };
    draft.write(document.file, noteHeading(draft.text(document.file) ?? '', found.line, notes));
  }
  const change = (url: string, file: string) => {
    const [path = '', rest = ''] = splitUrl(url);
    const isTarget =
      path === ''
        ? file === from.file
        : path.startsWith('/')
          ? path.replace(/\/?$/, '/') === from.route
          : resolve(file, path) === from.file;
    const id = isTarget && rest.startsWith('#') ? ids.get(rest.slice(1)) : undefined;
    if (id === undefined) return url;
    if (isHere) return `${path}#${id}`;
    return `${path.startsWith('/') || to.file === undefined ? to.route : file === to.file ? '' : relativeFile(file, to.file)}#${id}`;
  };
  const renamed = new Map([...ids].map(([id, now]) => [`${from.route}#${id}`, `${to.route}#${now}`]));
  draft.rewrite(change, renamed);
  draft.record((address) => renamed.get(address));
  for (const [id, now] of ids)
    draft.told.push(
      former(id) === undefined
        ? `#${id} was never published, so it needs no redirect`
        : `${from.route}#${id} redirects to ${isHere ? '' : to.route}#${now}`,
    );
  return draft;
}

/** Find the heading to rename, or already renamed. */
function headingOf(
  { file, compiled }: ContentDocument<unknown>,
  from: End,
  to: End,
): Project['docs'][number]['compiled']['headings'][number] | string {
  const byId = (id: string) => compiled.headings.find((heading) => heading.id === id);
  const present = byId(to.id);
  const former = file === from.file ? byId(from.id) : undefined;
  if (present && former) return `${file} has a heading #${to.id} already, beside #${from.id}.`;
  return present ?? former ?? `${file} has neither a heading #${from.id} nor #${to.id}.`;
}
