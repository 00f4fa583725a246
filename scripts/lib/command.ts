import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { explainSyntax } from '../../packages/parcel/syntax';
import { nearest } from '../../src/text/nearest';
import { explainOpenFile } from '../../src/change-files';
import { formatReport } from '../../src/report/report';

type Parsed<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>;

/** Return the comment at the head of a command's source as text. */
function helpOf(file: string): string {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(file, 'utf8')) ?? [];
  return comment.replace(/^\s*\* ?/gm, '').trim();
}

/** Return the mistakes in `src/site.ts`, of which a misspelt field ends code that reads it. */
async function problemOfSite(): Promise<string | undefined> {
  const { checkSite } = await import('../../src/content/project-checks');
  const found = existsSync('src/site.ts') ? checkSite(readFileSync('src/site.ts', 'utf8')) : [];
  return found.length > 0 ? formatReport(found) : undefined;
}

/** Print the reason for an error that people can fix. Other errors end the command with their stack. */
async function fail(error: unknown): Promise<number> {
  const problem = explainOpenFile(error) ?? explainSyntax(error) ?? (await problemOfSite());
  if (problem === undefined) throw error;
  return print({ problem });
}

// Commands import this file first, and then code in which writers make mistakes: `src/site.ts`.
if (/[\\/]scripts[\\/]/.test(process.argv[1] ?? ''))
  process.once('uncaughtException', (error) => void fail(error).then((code) => (process.exitCode = code)));

/**
 * Run a command if Node was started with its file; tests import the same file. `--help` and unknown arguments print the comment
 * at the head of the file.
 * @param config the arguments, as `parseArgs` of node:util describes them
 * @param main returns the exit code, or what to print
 */
export function runCommand<const Config extends ParseArgsConfig>(
  file: string,
  config: Config,
  main: (args: Parsed<Config>) => Promise<number | Outcome> | number | Outcome,
): void {
  const [, started = ''] = process.argv;
  if (!existsSync(started) || realpathSync(started) !== realpathSync(resolve(file))) return;
  if (['--help', '-h'].includes(process.argv[2] ?? '')) return console.log(helpOf(file));
  let args: Parsed<Config>;
  try {
    args = parseArgs(config);
  } catch (error) {
    // Keep only the first of Node's sentences: the others advise on names that nobody here types.
    const [message = ''] = (error as Error).message.split('. ');
    const [, typed = ''] = /^Unknown option '(--[\w-]+)'/.exec(message) ?? [];
    const near = nearest(
      typed,
      Object.keys(config.options ?? {}).map((name) => `--${name}`),
    );
    console.error(`${message}.${near ? ` Did you mean ${near}?` : ''}\n\n${helpOf(file)}`);
    process.exitCode = 1;
    return;
  }
  void Promise.resolve(args)
    .then(main)
    .catch(fail)
    .then((result) => (process.exitCode = typeof result === 'number' ? result : print(result)));
}

/** Says what a command did, or why it did nothing. */
export type Outcome = { report: string[] } | { problem: string };

/** Print an outcome. @returns the exit code */
function print(outcome: Outcome): number {
  if ('report' in outcome) console.log(outcome.report.join('\n'));
  else console.error(outcome.problem);
  return 'report' in outcome ? 0 : 1;
}
