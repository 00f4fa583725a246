/** `npm run lint:content`: check everything below `content/` in seconds, without a build. `--fix` applies safe fixes. */
import { runCommand } from '../lib/command';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasUnread } from '../../src/data/pages/addresses';
import { checkContent, errorsOf, readAround } from '../../src/data/pages/site-source';
import { checkPictures } from '../../src/data/source/images';
import { readApis } from '../../src/data/source/apis';
import { cachedCompiler } from '../../src/content/cache';
import { applyEdits } from '../../src/content/text/source';
import type { Project } from '../../src/content/project';
import { readContentFiles, readSources } from '../../src/content/read/read-files';
import { printReport } from '../lib/print-report';

/** The maximum number of rounds of fixing: a fixed syntax error may uncover another mistake. */
const maxRounds = 50;

/**
 * Read the specifications.
 * @returns a function that checks texts, by path from the project's root, and optionally another text of `src/site.ts`; it also
 * returns the published site that they make
 */
export async function contentLinter(root: string) {
  const sources = readSources(root);
  const apis = await readApis(sources);
  const { compile } = cachedCompiler();
  const lint = (files: ReadonlyMap<string, string>, text?: string) => {
    const around = readAround(root, sources);
    const { project, site, diagnostics } = checkContent(files, apis, {
      compile,
      around: around && { ...around, site: text ?? around.site },
    });
    const unread = hasUnread(apis, apis.diagnostics) ? errorsOf(apis) : [];
    return { ...project, site, diagnostics: [...diagnostics, ...unread] };
  };
  return { lint };
}

/** Check all content. @param fix true to write fixed files */
export async function lintContent(root: string, fix: boolean): Promise<Project> {
  const { lint } = await contentLinter(root);
  const files = readContentFiles(root);
  const ofPictures = await checkPictures(root, files.keys());
  let project = lint(files);
  for (let round = 0; fix && round < maxRounds && applyFixes(root, files, project); round++) project = lint(files);
  return { ...project, diagnostics: [...project.diagnostics, ...ofPictures] };
}

/** Apply the edits of findings to their files. @returns true if a file changed */
function applyFixes(root: string, files: Map<string, string>, { diagnostics }: Project): boolean {
  let changed = false;
  for (const [file, text] of files) {
    const better = applyEdits(
      text,
      diagnostics.filter((finding) => finding.file === file),
    );
    if (better === text) continue;
    writeFileSync(join(root, file), better);
    files.set(file, better);
    changed = true;
  }
  return changed;
}

runCommand(
  'scripts/content/lint-content.ts',
  { options: { fix: { type: 'boolean' } } },
  // If no `--` precedes `--fix`, npm reads the option itself, and passes it on in this variable.
  async ({ values: { fix = process.env.npm_config_fix === 'true' } }) => {
    const started = performance.now();
    const { docs, posts, pages, diagnostics } = await lintContent(process.cwd(), fix);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    printReport(diagnostics);
    console.log(`\n${docs.length + posts.length + pages.length} documents checked in ${seconds} s`);
    return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
);
