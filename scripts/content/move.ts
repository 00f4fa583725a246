/**
 * `npm run move -- FROM TO`: move a page or a folder of them, with all links to it. Its former address redirects. FROM and TO are
 * files or addresses; a move or deletion made by hand is completed. Writes everything or nothing, and nothing if the site would
 * have a new error. Examples:
 *
 * npm run move -- content/docs/dev-help/github.mdx content/docs/dev-help/git.mdx
 * npm run move -- /docs/dev-help/github/ /docs/dev-help/git/
 * npm run move -- content/docs/dev-help content/docs/developers
 */
import { runCommand, type Outcome } from '../lib/command';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFiles } from '../../src/content/read/read-files';
import { publishedPaths } from '../../src/data/pages/moved-pages';
import type { Finding } from '../../src/content/text/source';
import { withSlashes } from '../../src/file-names';
import { formatReport } from '../../src/report/report';
import { encodingProblem } from '../lib/encoding-problem';
import { contentLinter } from './lint-content';
import { folderAt, movedFolder, planFolder } from './move/folder';
import { planMove } from './move/plan';
import { writeAll } from './move/write-all';

/** The code that contains addresses of pages. */
const siteFile = 'src/site.ts';

/** List the errors that only the new content has. */
function newErrors(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Set(before.map(({ message }) => message));
  return after.filter(({ severity, message }) => severity === 'error' && !known.has(message));
}

/** Move a page or a folder in the project at `root`. @returns what was done, or the problem if nothing was */
export async function move(root: string, typedFrom: string, typedTo: string): Promise<Outcome> {
  const [from, to] = [withSlashes(typedFrom), withSlashes(typedTo)];
  const files = readContentFiles(root);
  const { lint } = await contentLinter(root);
  const before = lint(files);
  if (existsSync(join(root, siteFile))) files.set(siteFile, readFileSync(join(root, siteFile), 'utf8'));
  const sources = { files, paths: publishedPaths(before.site).own };
  const folder = folderAt(from, files) ?? movedFolder(from, to, files);
  let plan;
  try {
    plan = folder === undefined ? planMove(from, to, sources) : planFolder(folder, to, sources);
  } catch {
    const errors = before.diagnostics.filter(({ severity }) => severity === 'error');
    return {
      problem: `${formatReport(errors)}\n\nFix these first: links in what can't be read would not follow. Nothing was changed.`,
    };
  }
  if (typeof plan === 'string') return { problem: plan };
  const present = [...plan.changes.keys()].filter((file) => files.has(file));
  const problem = encodingProblem(root, present);
  if (problem !== undefined) return { problem };
  const moved = new Map(files);
  for (const [file, text] of plan.changes) {
    if (text === null) moved.delete(file);
    else moved.set(file, text);
  }
  for (const [file, place] of plan.carried) {
    moved.delete(file);
    moved.set(place, '');
  }
  const text = moved.get(siteFile);
  moved.delete(siteFile);
  const errors = newErrors(before.diagnostics, lint(moved, text).diagnostics);
  if (errors.length > 0) return { problem: `${formatReport(errors)}\n\nNothing was changed.` };
  const bytes = plan.carried.flatMap(([file, place]) => [
    [place, readFileSync(join(root, file))] as const,
    [file, null] as const,
  ]);
  writeAll(root, new Map<string, string | Uint8Array | null>([...plan.changes, ...bytes]));
  return { report: plan.report };
}

runCommand('scripts/content/move.ts', { allowPositionals: true }, ({ positionals: [from, to, ...rest] }) => {
  if (from === undefined || to === undefined || rest.length > 0)
    return { problem: 'Name what to move, and where to; `npm run move -- --help` has examples.' };
  return move(process.cwd(), from, to);
});
