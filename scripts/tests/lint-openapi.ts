/**
 * `npm run lint:openapi`: lint every specification in `openapi/` by the rules of `redocly.yaml`, read it as a
 * build does, and compare it with the newest version of it that is kept. Prints each finding with its place.
 */
import path from 'node:path';
import { getLineColLocation, lint, loadConfig, type Config, type NormalizedProblem } from '@redocly/openapi-core';
import { readSources } from '../../src/content/read/read-files';
import { readApis } from '../../src/data/source/apis';
import { readKept, specificationsIn } from '../../src/data/source/histories';
import type { Api } from '../../src/openapi/model/model';
import { checkVersion } from '../../src/openapi/changes/guard';
import { compareVersions } from '../../src/openapi/changes/versions';
import type { Diagnostic } from '../../src/report/diagnostic';
import { printReport } from '../lib/print-report';
import { runCommand } from '../lib/command';

/**
 * Convert Redocly's finding to a diagnostic, at its first location: a warning, since a build accepts what only a rule forbids.
 */
function toDiagnostic(root: string, problem: NormalizedProblem): Diagnostic {
  const [location] = problem.location;
  const { source, start } = location ? getLineColLocation(location) : {};
  return {
    severity: 'warning',
    file: source ? path.relative(root, source.absoluteRef).split(path.sep).join('/') : '',
    ...(source && start && { line: start.line, column: start.col, source: source.getLines()[start.line - 1] }),
    ...(location?.pointer && { pointer: location.pointer.replace(/^#/, '') }),
    message: `${problem.message.trim()} (${problem.ruleId})`,
    ...(problem.suggest.length > 0 && { fix: `Did you mean ${problem.suggest.join(' or ')}?` }),
  };
}

/** Lint one specification. Report an unreadable file as a finding, so that the others are still linted. */
async function lintSpecification(root: string, file: string, config: Config): Promise<Diagnostic[]> {
  try {
    return (await lint({ ref: path.join(root, file), config })).map((problem) => toDiagnostic(root, problem));
  } catch (error) {
    return [{ severity: 'error', file, message: `It could not be linted: ${firstLine(error)}` }];
  }
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];

async function lintSpecifications(root: string, files: readonly string[]): Promise<Diagnostic[]> {
  const config = await loadConfig({ configPath: path.join(root, 'redocly.yaml') });
  return (await Promise.all(files.map((file) => lintSpecification(root, file, config)))).flat();
}

/** Report what each specification changes since the newest kept version, if its version number does not say so. */
async function checkVersions(
  sources: ReadonlyMap<string, string>,
  apis: Iterable<Api>,
  today: string,
): Promise<Diagnostic[]> {
  const found = await Promise.all(
    [...apis].map(async (api) => {
      const { kept } = await readKept(sources, api.slug);
      const newest = kept.sort((a, b) => compareVersions(a.api.version, b.api.version)).at(-1);
      return newest ? checkVersion(newest.api, api, today) : [];
    }),
  );
  return found.flat();
}

/**
 * Check all specifications of a site by the build's checks, the rules and their versions. Where the build and a rule report the
 * same place, the build's message is kept. Every finding of the rules fails; of the others, errors do.
 */
export async function lintOpenapi(root: string): Promise<{ diagnostics: Diagnostic[]; passed: boolean }> {
  const sources = readSources(root, ['openapi']);
  const ofRules = await lintSpecifications(root, specificationsIn('openapi', sources));
  const { apis, diagnostics: ofBuild } = await readApis(sources);
  const ofVersions = await checkVersions(sources, apis.values(), new Date().toISOString().slice(0, 10));
  const place = ({ file, line }: Diagnostic) => `${file}:${line}`;
  const reported = new Set(ofBuild.map(place));
  const others = [...ofBuild, ...ofVersions];
  return {
    diagnostics: [...ofRules.filter((finding) => !reported.has(place(finding))), ...others],
    passed: ofRules.length === 0 && others.every(({ severity }) => severity !== 'error'),
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
