/**
 * `npm run import -- FOLDER [TO]`: bring in the documents and posts of a Docusaurus site. FOLDER has its configuration file, or the
 * documents alone. TO is a folder of `content/docs`, by default `content/docs`; posts go below `content/releases`. Writes everything or
 * nothing, and replaces no file. Prints what is left as it is. Example:
 *
 * npm run import -- ../old-site content/docs/guides
 */
import { runCommand, type Outcome } from '../lib/command';
import { existsSync, statSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readContentFiles } from '../../src/content/read/read-files';
import { publishedPaths } from '../../src/data/pages/moved-pages';
import { withSlashes } from '../../src/file-names';
import { formatReport } from '../../src/report/report';
import { count } from '../../src/text/count';
import { encodingProblem } from '../lib/encoding-problem';
import { fieldsOf, readForeign } from './importing/foreign';
import { planImport } from './importing/plan';
import { contentLinter } from './lint-content';
import { changeMovedFrom } from './move/plan';
import { writeAll } from './move/write-all';

const authorsFile = 'content/authors.yaml';

/** Import into the project at `root`. @returns what was done, or the problem if nothing was */
export async function importFolder(root: string, from: string, typedTo: string): Promise<Outcome> {
  const to = withSlashes(typedTo).replace(/^\.\//, '').replace(/\/*$/, '');
  if (!/^content\/docs(\/[a-z0-9.-]+)*$/.test(to)) return { problem: `${typedTo} is not a folder of content/docs.` };
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory()) return { problem: `${from} is not a folder.` };
  const foreign = readForeign(from);
  if (!foreign) return { problem: `${from} has no documents: files that end in .md or .mdx.` };
  const problem = encodingProblem(from, foreign.texts.keys());
  if (problem !== undefined) return { problem };
  const plan = planImport(foreign, to);
  const targets = [...plan.texts.keys(), ...plan.copies.keys()];
  const pages = [...plan.documents.values()];
  const twice = pages.find((place, index) => pages.lastIndexOf(place) !== index);
  if (twice) return { problem: `Two documents would become ${twice}: rename one of them. Nothing was written.` };
  const taken = targets.find((file) => existsSync(join(root, file)));
  if (taken !== undefined) return { problem: `${taken} is already there. Name another folder. Nothing was written.` };

  const own = readContentFiles(root);
  const authors = withAuthors(own.get(authorsFile) ?? '', plan.authors);
  if (authors !== undefined) plan.texts.set(authorsFile, authors);
  const files = new Map([...own, ...plan.texts]);
  for (const file of plan.copies.keys()) if (file.startsWith('content/')) files.set(file, '');
  const { lint } = await contentLinter(root);
  const { own: routes } = publishedPaths(lint(files).site);
  const { successors } = publishedPaths(lint(own).site);
  for (const [file, text] of plan.texts) {
    // Drop a former address that has a page now, or that already redirects.
    const isFree = (address: string) => !routes.has(address) && !successors.has(address);
    const settled = changeMovedFrom(text, (known) => known.filter(isFree));
    plan.texts.set(file, settled);
    files.set(file, settled);
  }
  const { diagnostics } = lint(files);
  const findings = diagnostics.filter(({ file }) => plan.texts.has(file));
  writeAll(
    root,
    new Map<string, string | Uint8Array>([
      ...plan.texts,
      ...[...plan.copies].map(([place, file]) => [place, readFileSync(join(from, file))] as const),
    ]),
  );
  const left = [...foreign.left, ...[...plan.unused].map((path) => `${path}: no document imports this part of pages.`)];
  const broken = new Set(findings.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  return {
    report: [
      `${count(pages.length, 'document')} and ${count(targets.length - pages.length, 'other file')} written.`,
      `${pages.length - pages.filter((file) => broken.has(file)).length} of ${pages.length} documents have no error.`,
      ...(left.length > 0 ? ['', 'Left as it is:', ...left] : []),
      ...(findings.length > 0 ? ['', formatReport(findings)] : []),
    ],
  };
}

/** Add the authors whose keys a list lacks. @returns undefined if it lacks none */
function withAuthors(text: string, authors: Record<string, unknown>): string | undefined {
  const known = fieldsOf(text);
  const fresh = Object.entries(authors).filter(([key]) => !Object.hasOwn(known, key));
  if (fresh.length === 0) return undefined;
  return `${text.trim() && `${text.trimEnd()}\n`}${stringify(Object.fromEntries(fresh), { lineWidth: 0 })}`;
}

runCommand(
  'scripts/content/import.ts',
  { allowPositionals: true },
  ({ positionals: [from, to = 'content/docs', ...rest] }) =>
    from === undefined || rest.length > 0
      ? { problem: 'Name the folder to import; `npm run import -- --help` has an example.' }
      : importFolder(process.cwd(), from, to),
);
