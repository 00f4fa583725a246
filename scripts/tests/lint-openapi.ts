/**
 * `npm run lint:openapi`: lint every specification in `openapi/` by the rules of `redocly.yaml`, and read it as a build does. Prints
 * each finding with its place.
 */
import { runCommand } from '../lib/command';
import path from 'node:path';
import {
  getLineColLocation,
  lint,
  lintFromString,
  loadConfig,
  type Config,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { readSources } from '../../src/content/read/read-files';
import { readApis } from '../../src/data/source/apis';
import { overlaysOf, partOf, specificationsIn } from '../../src/data/source/histories';
import { readFiles } from '../../src/openapi/source/files';
import type { SpecFile } from '../../src/openapi/source/document';
import type { Diagnostic } from '../../src/report/diagnostic';
import { printReport } from '../lib/print-report';

/**
 * Convert Redocly's finding to a diagnostic, at its first location: a warning, since a build accepts what only a rule forbids.
 */
function toDiagnostic(root: string, problem: NormalizedProblem, linted: SpecFile | null): Diagnostic {
  const [location] = problem.location;
  const { source, start } = location ? getLineColLocation(location) : {};
  const file = source ? path.relative(root, source.absoluteRef).split(path.sep).join('/') : '';
  return {
    severity: 'warning',
    file,
    ...(file === linted?.path
      ? linted.locate(location?.pointer?.replace(/^#/, '') ?? '')
      : source && start && { line: start.line, column: start.col, source: source.getLines()[start.line - 1] }),
    ...(location?.pointer && { pointer: location.pointer.replace(/^#/, '') }),
    message: `${problem.message.trim()} (${problem.ruleId})`,
    ...(problem.suggest.length > 0 && { fix: `Did you mean ${problem.suggest.join(' or ')}?` }),
  };
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];

/** Lint a specification, with its overlays applied. */
async function lintOne(root: string, file: string, sources: ReadonlyMap<string, string>, config: Config) {
  const overlays = overlaysOf(file, sources);
  const ref = path.join(root, file);
  const source = overlays.length > 0 ? (await readFiles(file, { readFile: partOf(sources), overlays })).source : null;
  const problems = source ? lintFromString({ source: source.text, absoluteRef: ref, config }) : lint({ ref, config });
  return (await problems).map((problem) => toDiagnostic(root, problem, source));
}

/** Lint all specifications. A file that Redocly cannot read is a failure of Redocly: the build says what is wrong with it. */
async function lintSpecifications(
  root: string,
  sources: ReadonlyMap<string, string>,
): Promise<Record<'findings' | 'failures', Diagnostic[]>> {
  const config = await loadConfig({ configPath: path.join(root, 'redocly.yaml') });
  const files = specificationsIn('openapi', sources);
  const results = await Promise.allSettled(files.map((file) => lintOne(root, file, sources, config)));
  return {
    findings: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    failures: results.flatMap((result, index): Diagnostic[] => {
      if (result.status === 'fulfilled') return [];
      const message = `Redocly cannot read this file, so the rules of redocly.yaml were not checked: ${firstLine(result.reason)}`;
      return [{ severity: 'warning', file: files[index] ?? '', message }];
    }),
  };
}

/**
 * Check all specifications of a site by the build's checks and the rules. Leave out a rule's finding if the build reports the same
 * place, or reports an error in the file, which may be the cause. Leave out misfit examples and unused components while the file
 * has any other finding. The check fails on any finding of a rule, and on any error of the build.
 */
export async function lintOpenapi(root: string): Promise<{ diagnostics: Diagnostic[]; passed: boolean }> {
  const sources = readSources(root, ['openapi']);
  const { findings: ofRules, failures } = await lintSpecifications(root, sources);
  const { diagnostics: ofBuild } = await readApis(sources);
  const place = ({ file, line }: Diagnostic) => `${file}:${line}`;
  const reported = new Set(ofBuild.map(place));
  const errors = ofBuild.filter(({ severity }) => severity === 'error');
  const follows = ({ message }: Diagnostic) => /\((?:no-invalid-\S+-examples|no-unused-components)\)$/.test(message);
  const causes = [...ofBuild, ...ofRules.filter((finding) => !follows(finding))];
  return {
    diagnostics: [
      ...ofRules.filter(
        (finding) =>
          !reported.has(place(finding)) &&
          !(follows(finding) ? causes : errors).some(({ file }) => file === finding.file),
      ),
      ...failures.filter(({ file }) => !ofBuild.some((finding) => finding.file === file)),
      ...ofBuild,
    ],
    passed: ofRules.length === 0 && errors.length === 0,
  };
}

runCommand('scripts/tests/lint-openapi.ts', {}, async () => {
  const { diagnostics, passed } = await lintOpenapi(process.cwd());
  if (diagnostics.length === 0) console.log('openapi: no problems');
  else printReport(diagnostics, console.error);
  if (!passed && !diagnostics.some(({ severity }) => severity === 'error'))
    console.error('\nA build takes this, but the rules of this site do not: redocly.yaml.');
  return passed ? 0 : 1;
});
