/**
 * Lint every specification in `openapi/` by the rules of `redocly.yaml`. Prints each finding with its place; exits with 1
 * on any, warnings included.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { getLineColLocation, lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core';
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

async function main(): Promise<void> {
  const diagnostics = await lintSpecifications('openapi');
  if (diagnostics.length === 0) return console.log('openapi: no problems');
  console.error(formatReport(diagnostics));
  process.exitCode = 1;
}

void main();
