/**
 * Lint every specification in `openapi/` by the rules of `redocly.yaml`, and compare each with the newest version of it that is
 * kept. Prints each finding with its place; exits with 1 on any of the rules', warnings included, and with `--strict` on any.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { getLineColLocation, lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core';
import { readApis } from '../src/data/source/apis';
import { readKept } from '../src/data/source/histories';
import { checkVersion } from '../src/openapi/changes/guard';
import { compareVersions } from '../src/openapi/changes/versions';
import { formatAnnotation } from '../src/report/annotations';
import type { Diagnostic } from '../src/report/diagnostic';
import { formatReport } from '../src/report/report';

/** Convert Redocly's finding to a diagnostic, at its first location. */
function toDiagnostic(problem: NormalizedProblem): Diagnostic {
  const diagnostic: Diagnostic = {
    severity: problem.severity === 'warn' ? 'warning' : 'error',
    file: '',
    message: `${problem.message.trim()} (${problem.ruleId})`,
  };
  if (problem.suggest.length > 0) diagnostic.fix = `Did you mean ${problem.suggest.join(' or ')}?`;
  const [location] = problem.location;
  if (!location) return diagnostic;
  const { source, start } = getLineColLocation(location);
  diagnostic.file = path.relative(process.cwd(), source.absoluteRef).split(path.sep).join('/');
  diagnostic.line = start.line;
  diagnostic.column = start.col;
  diagnostic.source = source.getLines()[start.line - 1];
  if (location.pointer) diagnostic.pointer = location.pointer.replace(/^#/, '');
  return diagnostic;
}

async function lintSpecifications(folder: string): Promise<Diagnostic[]> {
  const config = await loadConfig({ configPath: 'redocly.yaml' });
  const files = (await readdir(folder)).filter((name) => /\.(ya?ml|json)$/.test(name)).sort();
  const problems = await Promise.all(files.map((name) => lint({ ref: path.join(folder, name), config })));
  return problems.flat().map(toDiagnostic);
}

/** Report what each specification changes since the newest kept version, if its version number does not say so. */
async function checkVersions(root: string, today: string): Promise<Diagnostic[]> {
  const { apis } = await readApis(root);
  const found = await Promise.all(
    [...apis.values()].map(async (api) => {
      const { kept, diagnostics } = await readKept(root, api.slug);
      const newest = kept.sort((a, b) => compareVersions(a.api.version, b.api.version)).at(-1);
      return [...diagnostics, ...(newest ? checkVersion(newest.api, api, today) : [])];
    }),
  );
  return found.flat();
}

async function main(isStrict: boolean): Promise<void> {
  const ofRules = await lintSpecifications('openapi');
  const ofVersions = await checkVersions(process.cwd(), new Date().toISOString().slice(0, 10));
  const diagnostics = [...ofRules, ...ofVersions];
  if (diagnostics.length === 0) return console.log('openapi: no problems');
  console.error(formatReport(diagnostics));
  if (process.env.GITHUB_ACTIONS === 'true') console.log(diagnostics.map(formatAnnotation).join('\n'));
  const failing = isStrict ? diagnostics : [...ofRules, ...ofVersions.filter(({ severity }) => severity === 'error')];
  if (failing.length > 0) process.exitCode = 1;
}

void main(process.argv.includes('--strict'));
