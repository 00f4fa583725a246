/** The draft of a plan, in which links and addresses follow what has moved. Pure. */
import { relativeFile } from '../../../src/content/read/routes';
import { ledgerFile, readLedger, writeLedger } from '../../../src/data/pages/ledger';
import { pathOf } from '../../../src/data/pages/moved-pages';
import { count } from '../../../src/text/count';
import { decode } from '../../../src/text/decode';
import { readLink, rewriteLinks } from './links';

/** The changes of a move, and its report. */
export interface Plan {
  /** New texts, by path from the project's root; null for a file to delete. */
  changes: ReadonlyMap<string, string | null>;
  told: string[];
  /** Binary files, which only change their place. */
  carried?: readonly (readonly [from: string, to: string])[];
}

export interface Sources {
  /** Texts below `content/`, by path from the project's root; empty for binary files. */
  files: ReadonlyMap<string, string>;
  /** Other texts that may hold addresses in quotes, such as `src/site.ts`. */
  others: ReadonlyMap<string, string>;
  /** Paths of all pages of the site. */
  paths: ReadonlySet<string>;
}

/** A plan in the making, with the sources as changed so far. */
export class Draft implements Plan, Sources {
  readonly changes = new Map<string, string | null>();
  readonly told: string[] = [];
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
export function followLinks(move: Move, draft: Draft): void {
  for (const [file, text] of [...draft.files, ...draft.others]) {
    if (file === ledgerFile) continue;
    const result = file.endsWith('.mdx')
      ? rewriteLinks(text, (url) => followLink(url, file, move))
      : followAddresses(text, move);
    if (result.count === 0) continue;
    draft.write(file, result.text);
    draft.told.push(`${file}: ${count(result.count, 'link')} changed`);
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
export function recordAddresses({ from, to }: Move, draft: Draft): void {
  const ledger = draft.ledger();
  const own = ledger.filter((address) => pathOf(address) === from.route);
  if (own.length === 0) return;
  draft.write(
    ledgerFile,
    writeLedger([...ledger, ...own.map((address) => to.route + address.slice(from.route.length))]),
  );
  draft.told.push(`${ledgerFile}: ${count(own.length, 'line')} added`);
}
