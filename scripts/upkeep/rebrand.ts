/**
 * `npm run rebrand [-- --name N --url U …] [--from FILE] [--starter] [--dry-run]`: make the site another community's. In a
 * terminal it asks for what is left out; then it writes, draws the icons, and lists with file and line what is left.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { site } from '../../src/site';
import { colors, markColor } from '../../src/styles/tokens';
import { count } from '../../src/text/count';
import { writeIcons } from './icons';
import { listFiles } from '../lib/mirror';
import { complete, fields, questions, readAnswers, type Community } from './rebrand/community';
import { planRebrand, type Former, type Plan } from './rebrand/plan';
import type { Trace } from './rebrand/traces';

const usage = `npm run rebrand
npm run rebrand -- --name "Aurora Airways" --url https://docs.aurora.example --repository https://github.com/aurora/docs
npm run rebrand -- --from community.yaml --starter`;

const help = `Makes the site another community's, and lists what is left. In a terminal it asks for what you leave out.

${usage}

${fields.map((field) => `--${field.padEnd(11)}${questions[field].ask}`).join('\n')}
--from FILE  YAML with these fields
--starter    puts a first page in the place of all documents, release notes and specifications
--dry-run    says what would change and what would be left, and writes nothing`;

/** The community of these sources. */
export const former: Former = { ...site, color: markColor, accent: colors['color-accent'][0] };

/** Answers that may stay as they are. */
const present: Partial<Community> = { color: former.color, accent: former.accent };

const folders = ['.ci', '.github', '.vscode'];
const binary = /\.(png|ico|woff2|br|gz|jpe?g|webp|avif)$/;

/** Read every text of a project that people write, by path from its root. */
export function readTexts(root: string): Map<string, string> {
  const skipped = new Set(['node_modules', 'public', 'dist', 'test-results', 'playwright-report']);
  const paths = readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return [entry.name];
    const isOwn = entry.isDirectory() && !skipped.has(entry.name) && !/^\./.test(entry.name);
    return isOwn || folders.includes(entry.name)
      ? listFiles(join(root, entry.name)).map((file) => `${entry.name}/${file}`)
      : [];
  });
  const isBuilt = (file: string) => /(^|\/)node_modules\/|^bench\/peers\//.test(file);
  const texts = paths.filter((file) => !binary.test(file) && !isBuilt(file));
  return new Map(texts.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Rebrand the project at `root`. Pictures of the former content go with it. */
export async function rebrand(root: string, community: Community, starter: boolean): Promise<Plan> {
  const plan = planRebrand(readTexts(root), former, community, { starter, today: today() });
  if (starter)
    for (const folder of ['content', 'openapi']) rmSync(join(root, folder), { recursive: true, force: true });
  for (const [file, text] of plan.changes) {
    const path = join(root, file);
    if (text === null) rmSync(path, { force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  mkdirSync(join(root, 'openapi'), { recursive: true });
  await writeIcons(root, community.color);
  return plan;
}

const today = () => new Date().toISOString().slice(0, 10);

/** Leftovers that contain no telling words, each with the first line that matches. */
const parts: [file: string, line: RegExp, what: string][] = [
  ['static/mark.svg', /<path/, 'the form of the mark; `node scripts/run.mjs icons` draws the icons anew'],
  ['static/favicon.svg', /<path/, 'the form of the mark at 16 pixels'],
  ['src/components/pages/hero-art.tsx', /function HeroArt/, "the home page's drawing"],
  ['src/components/pages/home.tsx', /Search commands/, 'what the field on the home page says'],
  ['src/components/base/aircraft.ts', /aircraft =/, 'the aircraft of that drawing and of "Page not found"'],
  ['src/site.ts', /^ {2}navbar:/, 'navbar, `apis` and `searchExamples`: they name pages'],
];

/** List the parts that are left, by file and line. */
export function partsLeft(texts: ReadonlyMap<string, string>): Trace[] {
  return parts.map(([file, pattern, what]) => {
    const lines = (texts.get(file) ?? '').split('\n');
    return { file, line: lines.findIndex((line) => pattern.test(line)) + 1, word: what };
  });
}

function report({ changes, left }: Plan, texts: ReadonlyMap<string, string>): string {
  const lines = [...partsLeft(texts), ...left].map(({ file, line, word }) => `  ${file}:${line}: ${word}`);
  const written = `${count(changes.size, 'file')} changed, and the icons.`;
  return `${written}\n\nLeft for you:\n${lines.join('\n')}\n\nThen: npm run check && npm start`;
}

async function ask(given: Partial<Community>): Promise<Partial<Community>> {
  if (!process.stdin.isTTY) return given;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers = { ...given };
  for (const field of fields) {
    if (answers[field] !== undefined) continue;
    const suggestion = questions[field].otherwise(answers) || present[field] || '';
    const answer = await terminal.question(`${questions[field].ask}${suggestion ? ` [${suggestion}]` : ''} `);
    answers[field] = answer.trim() || suggestion;
  }
  terminal.close();
  return answers;
}

export async function main(args: readonly string[]): Promise<number> {
  try {
    const option = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...(Object.fromEntries(fields.map((field) => [field, option])) as Record<keyof Community, typeof option>),
        from: option,
        starter: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { from, starter = false, 'dry-run': dryRun, help: wantsHelp, ...options } = values;
    if (wantsHelp) {
      console.log(help);
      return 0;
    }
    if (from !== undefined && !existsSync(from)) throw new Error(`There is no file ${from}.`);
    const given = { ...(from === undefined ? {} : readAnswers(readFileSync(from, 'utf8'))), ...options };
    const { community, problems } = complete(await ask(given), present);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const root = process.cwd();
    const texts = readTexts(root);
    const plan = dryRun
      ? planRebrand(texts, former, community, { starter, today: today() })
      : await rebrand(root, community, starter);
    const after = [...texts].map(([file, text]) => [file, plan.changes.get(file) ?? text] as const);
    console.log(report(plan, new Map(after)));
    return 0;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return 1;
  }
}
