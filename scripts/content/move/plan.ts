/** Plan the move of a page: every file that it changes, with its new text. Pure. */
import { stringify, parseDocument, YAMLSeq } from 'yaml';
import { movedFile } from '../../../src/content/project';
import { locate, relativeFile } from '../../../src/content/read/routes';
import { pathOf } from '../../../src/data/pages/moved-pages';
import { ledgerFile, readLedger, writeLedger } from '../../../src/data/pages/ledger';
import { count } from '../../../src/text/count';
import { decode } from '../../../src/text/decode';
import { readLink, rewriteLinks } from './links';

export interface Sources {
  /** Texts below `content/`, by path from the project's root; empty for binary files. */
  files: ReadonlyMap<string, string>;
  /** Other texts that may hold addresses in quotes, such as `src/site.ts`. */
  others: ReadonlyMap<string, string>;
  /** Paths of all pages of the site. */
  paths: ReadonlySet<string>;
}

/** The changes of a move and its report, with the sources as changed so far. */
export class MovePlan implements Sources {
  /** New texts, by path from the project's root; null for a file to delete. */
  readonly changes = new Map<string, string | null>();
  readonly report: string[] = [];
  /** Binary files, which only change their place. */
  carried: readonly (readonly [from: string, to: string])[] = [];
  readonly files: Map<string, string>;
  readonly others: Map<string, string>;
  readonly paths: ReadonlySet<string>;

  constructor({ files, others, paths }: Sources) {
    this.files = new Map(files);
    this.others = new Map(others);
    this.paths = paths;
  }

  text(file: string): string | undefined {
    return this.files.get(file) ?? this.others.get(file);
  }

  /** Change a file's text; null deletes the file. */
  write(file: string, text: string | null): void {
    if (text === this.text(file)) return;
    this.changes.set(file, text);
    if (text === null) this.files.delete(file);
    else (this.others.has(file) ? this.others : this.files).set(file, text);
  }

  /** List the addresses that were published. */
  ledger(): string[] {
    return readLedger(this.text(ledgerFile) ?? '');
  }
}

/** A page, which need not exist. */
export interface Place {
  /** Empty for a page without a document. */
  file: string;
  /** With a slash at both ends. */
  route: string;
}

export interface Move {
  from: Place;
  to: Place;
}

/** Return the link to write in place of one in `file`: an address for an address, a relative path for another. */
export function followLink(url: string, file: string, { from, to }: Move): string {
  const { path, rest, target } = readLink(url, file);
  const isHere = target === undefined ? path.replace(/\/?$/, '/') === from.route : decode(target) === from.file;
  if (!isHere) return url;
  return (target === undefined || to.file === '' ? to.route : relativeFile(file, to.file)) + rest;
}

/** Change every link of every document, and the addresses in data and code. */
export function followLinks(move: Move, plan: MovePlan): void {
  for (const [file, text] of [...plan.files, ...plan.others]) {
    if (file === ledgerFile) continue;
    const result = /\.mdx?$/.test(file)
      ? rewriteLinks(text, (url) => followLink(url, file, move))
      : followAddresses(text, move);
    if (result.count === 0) continue;
    plan.write(file, result.text);
    plan.report.push(`${file}: ${count(result.count, 'link')} changed`);
  }
}

/** Change only whole addresses, which no further part of a name or path follows. */
function followAddresses(text: string, { from, to }: Move): { text: string; count: number } {
  const route = from.route.replaceAll('.', '\\.');
  const whole = new RegExp(`(?<![\\w/.-])${route}(?![\\w-])`, 'gu');
  let found = 0;
  const changed = text.replace(whole, () => {
    found += 1;
    return to.route;
  });
  return { text: changed, count: found };
}

/** Add to the ledger the new addresses of those that it has. */
export function recordAddresses({ from, to }: Move, plan: MovePlan): void {
  const ledger = plan.ledger();
  const own = ledger.filter((address) => pathOf(address) === from.route);
  if (own.length === 0) return;
  plan.write(
    ledgerFile,
    writeLedger([...ledger, ...own.map((address) => to.route + address.slice(from.route.length))]),
  );
  plan.report.push(`${ledgerFile}: ${count(own.length, 'line')} added`);
}

/**
 * Plan a move between two files or addresses.
 * @param plan of moves before this one
 * @returns a plan, or the reason why the move is impossible
 * @throws VFileMessage for a syntax error in a document
 */
export function planMove(
  before: string,
  after: string,
  sources: Sources,
  plan = new MovePlan(sources),
): MovePlan | string {
  if (/#/.test(before + after))
    return 'A heading does not move by itself: change the text, then `npm run lint:content` names the line to write.';
  const from = readPlace(before, plan);
  const to = readPlace(after, plan);
  if (!from || !to)
    return `\`${from ? after : before}\` is no page: write its file, as in content/docs/a.mdx, or its address.`;
  if (from.route === to.route) return 'Both are the same.';
  return planPage(from, to, plan) ?? plan;
}

/** Read a file or an address. @returns undefined for a file that is no document */
function readPlace(typed: string, { files, paths }: Sources): Place | undefined {
  const name = typed.replace(/^\.\//, '');
  if (name.startsWith('/')) {
    const route = name.replace(/\/?$/, '/');
    const file = [...files.keys()].find((one) => locate(one)?.route === route);
    const folder = /^\/(docs|releases)\/.+\/$/.test(route) ? 'content' : 'content/pages';
    return { route, file: file ?? (paths.has(route) ? '' : `${folder}${route.slice(0, -1)}.mdx`) };
  }
  const file = /\.mdx?$/.test(name) ? name : `${name}${files.has(`${name}.md`) ? '.md' : '.mdx'}`;
  const route = locate(file)?.route;
  return route === undefined ? undefined : { file, route };
}

/** Move a page, or complete a move that was made by hand. @returns the reason why it is impossible, if there is one */
function planPage(from: Place, to: Place, plan: MovePlan): string | undefined {
  const problem = problemOf(from, to, plan);
  if (problem !== undefined) return problem;
  const move = { from, to };
  const text = plan.text(from.file);
  if (text !== undefined) {
    const moved = rewriteLinks(text, (url) => followLink(rebase(url, from.file, to.file), to.file, move));
    plan.write(from.file, null);
    plan.write(to.file, moved.text);
    plan.report.push(`${from.file} is now ${to.file}`);
  }
  followLinks(move, plan);
  if (text !== undefined) recordAddresses(move, plan);
  redirect(from.route, to, plan);
  return undefined;
}

function problemOf(from: Place, to: Place, { files, paths }: MovePlan): string | undefined {
  if (from.file === '')
    return `${from.route} has no document: it follows from a specification or from tags. Change those, then run this again.`;
  if (!files.has(from.file) && !files.has(to.file) && !paths.has(to.route))
    return `There is no ${from.file} to move, and no page at ${to.route} that could follow it.`;
  if (files.has(from.file) && to.file === '') return `There is a page at ${to.route} already.`;
  if (files.has(from.file) && files.has(to.file))
    return `${to.file} is already there. To make one page of both, move the text, delete ${from.file}, and run this again.`;
  return undefined;
}

/** Return a relative link of a document for the document's new place. */
function rebase(url: string, from: string, to: string): string {
  const { path, rest, target } = readLink(url, from);
  return target === undefined || path === '' ? url : relativeFile(to, target) + rest;
}

/** If the former address was published, record it in the new page, or in the list for pages without documents. */
function redirect(former: string, { file, route }: Place, plan: MovePlan): void {
  const wasPublished = plan.ledger().some((address) => pathOf(address) === former);
  const added = wasPublished ? [former] : [];
  const isOther = (address: string) => address !== former && address !== route;
  const text = plan.text(file);
  if (text !== undefined) {
    const changed = changeMovedFrom(text, (known) => [...known.filter(isOther), ...added]);
    plan.write(file, changed);
  } else if (wasPublished)
    plan.write(movedFile, `${plan.text(movedFile) ?? ''}${stringify([{ from: former, to: route }])}`);
  const end = wasPublished ? `redirects to ${route}` : 'was never published, so it needs no redirect';
  plan.report.push(`${former} ${end}`);
}

const block = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?$/m;

/**
 * Change only `moved_from` in a document's front matter.
 * @param change returns the new list of former addresses; an empty one removes the field
 * @returns the same text for a document without front matter, or with one that YAML can't read
 */
export function changeMovedFrom(text: string, change: (addresses: readonly string[]) => readonly string[]): string {
  const [, yaml] = block.exec(text) ?? [];
  if (yaml === undefined) return text;
  const document = parseDocument(yaml);
  const found: unknown = document.toJS();
  if (document.errors.length > 0 || typeof found !== 'object' || found === null) return text;
  const before = 'moved_from' in found && Array.isArray(found.moved_from) ? found.moved_from.map(String) : [];
  const after = change(before);
  if (after.join() === before.join()) return text;
  const end = yaml.includes('\r\n') ? '\r\n' : '\n';
  const field = after.length === 0 ? '' : `moved_from: [${after.join(', ')}]${end}`;
  const range = rangeOf(document, yaml);
  const changed = range ? yaml.slice(0, range[0]) + field + yaml.slice(range[1]) : yaml + field;
  return text.replace(yaml, () => changed);
}

/** Find the whole lines of the field. */
function rangeOf(document: ReturnType<typeof parseDocument>, yaml: string): [number, number] | undefined {
  const value: unknown = document.get('moved_from', true);
  const list = value instanceof YAMLSeq ? value.range : undefined;
  if (!list) return undefined;
  const start = yaml.lastIndexOf('moved_from', list[0]);
  const end = yaml.indexOf('\n', list[1] - 1);
  return [yaml.lastIndexOf('\n', start) + 1, end < 0 ? yaml.length : end + 1];
}
