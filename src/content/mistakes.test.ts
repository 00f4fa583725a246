import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatDiagnostic } from '../report/diagnostic';
import { site } from '../site';
import { rules } from './check/check-text';
import { around, files, frontMatter, mistakes, oddFiles, operations, titled } from './fixtures/mistakes';
import { examples } from './fixtures/rule-examples';
import { applyEdits } from './text/source';
import { readContent } from './project';
import { compileDocument, type CompiledDocument, type DocumentInput } from './render/compile';
import type { CompileContext } from './text/context';

/** The documents around a mistake are compiled once. */
const compiled = new Map<string, CompiledDocument>();
function compile(input: DocumentInput, context: CompileContext): CompiledDocument {
  const known = compiled.get(input.path) ?? compileDocument(input, context);
  if (around.has(input.path)) compiled.set(input.path, known);
  return known;
}

function lint(...written: [string, string][]) {
  return readContent(new Map([...around, ...written]), { operations, compile, today: '2025-06-01' }).diagnostics;
}

test('each mistake is reported, word by word, and nothing else is', async () => {
  const reports = mistakes.map(({ kind, mistake, text }) => {
    const found = lint(files[kind](text));
    expect(found, mistake).not.toEqual([]);
    return [`# ${mistake}`, ...found.map(formatDiagnostic)].join('\n');
  });
  for (const [file, text] of oddFiles)
    reports.push([`# ${file}`, ...lint([file, text]).map(formatDiagnostic)].join('\n'));
  await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot('fixtures/reports.txt');
}, 120_000);

test.each(examples)('%s: finds what is wrong and nothing else, and can be switched off', (id, wrong, right) => {
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error(`No rule has the id ${id}`);
  for (const text of wrong) {
    const found = lint(files.body(text));
    expect(new Set(found.map((finding) => finding.rule)), text).toEqual(new Set([rule.id]));
    for (const { severity } of found) expect(severity).toBe(rule.isWarning ? 'warning' : 'error');
    const [path, whole] = files.body(text);
    const fixed = applyEdits(whole, found);
    const findsIt = (written: string) => lint([path, written]).some((finding) => finding.rule === rule.id);
    if (found.some(({ edit }) => edit)) expect(findsIt(fixed), fixed).toBe(false);
    const ignoring = whole.replace('\n---', `\nlint_ignore: [${rule.id}]\n---`);
    expect(findsIt(ignoring), text).toBe(rule.isRequired === true);
  }
  for (const text of right) expect(lint(files.body(text)), text).toEqual([]);
});

test('every rule has a name of its own, and examples', () => {
  expect(rules.map(({ id }) => id).sort()).toEqual([...new Set(examples.map(([id]) => id))].sort());
});

test('the site switches rules off, and names only those that there are', () => {
  site.lintIgnore.push('heading-space', 'heading-bld');
  const found = lint(files.body('##Flights'));
  site.lintIgnore.length -= 2;
  expect(found.map(({ file, message, fix }) => [file, message, fix])).toEqual([
    ['src/site.ts', 'There is no rule `heading-bld`.', 'Did you mean `heading-bold`?'],
  ]);
});

test('a page about merge conflicts may show one', () => {
  const shown = '```text\n<<<<<<< HEAD\nmine\n=======\ntheirs\n>>>>>>> other\n```';
  expect(lint(files.body(shown))).toEqual([]);
  const [path, text] = files.body(shown.replace('<<<', 'ls\n<<<'));
  expect(lint([path, text]).map(({ rule }) => rule)).toEqual(['conflict']);
  expect(lint([path, text.replace('\n---', '\nlint_ignore: [conflict]\n---')])).toEqual([]);
});

test.each([
  ['heading-spce', 'There is no rule `heading-spce`.', 'Did you mean `heading-space`?'],
  ['lost', "The rule `lost` can't be switched off.", 'Correct what it finds.'],
])('a rule that cannot be ignored: %s', (id, message, fix) => {
  const [path, text] = files.body('Text.');
  const found = lint([path, text.replace('\n---', `\nlint_ignore: [${id}]\n---`)]);
  expect(found.map((finding) => [finding.line, finding.message, finding.fix])).toEqual([[4, message, fix]]);
});

const correct = join(import.meta.dirname, 'fixtures/correct-texts');

test.each(readdirSync(correct))('nothing is found in the correct text %s', (name) => {
  const text = readFileSync(join(correct, name), 'utf8');
  expect(lint(['content/docs/right/page.mdx', text], ['content/docs/right/flight-path.png', ''])).toEqual([]);
});

test('five mistakes in five files are five messages of one run', () => {
  const five = ['<Tipp />', 'a {b}', 'a <!-- c', '# d', '![](./a.png)'];
  const diagnostics = lint(
    ...five.map((text, index): [string, string] => [
      `content/docs/p${index}.mdx`,
      titled(`Page ${index}`, frontMatter + text),
    ]),
  );
  expect(diagnostics.map(({ file, line }) => `${file}:${line}`)).toEqual(
    five.map((_, index) => `content/docs/p${index}.mdx:6`),
  );
});

test('several mistakes in one body are all reported', () => {
  const lines = lint(files.body('# A\n\n<Tipp />\n\nx {y}\n\n#### B')).map(({ line }) => line);
  expect(new Set(lines)).toEqual(new Set([6, 8, 10, 12]));
});

test.each([
  [
    'How to plan, fly and log a charter flight of the club.',
    '',
    "description: readers can't tell the two apart in search results.",
  ],
  ['A page.', 'sidebar_position: 1\n', '`sidebar_position`, 1: the sidebar sorts the two by their titles.'],
])('two pages of one description or position are told: %s', (description, field, report) => {
  const like = (title: string): [string, string] => [
    `content/docs/${title.toLowerCase()}.mdx`,
    `---\ntitle: ${title}\ndescription: ${description}\n${field}---\n\n${title}.\n`,
  ];
  const pages = [like('Charters'), like('Flights')];
  const found = (...more: [string, string][]) =>
    lint(...pages, ...more).map(({ file, line, message }) => `${file}:${line}: ${message}`);
  const line = field === '' ? 3 : 4;
  expect(found()).toEqual([`content/docs/flights.mdx:${line}: \`content/docs/charters.mdx\` has the same ${report}`]);
  expect(found(['content/addresses.txt', '/docs/flights/\n'])).toEqual([
    `content/docs/charters.mdx:${line}: \`content/docs/flights.mdx\` has the same ${report}`,
  ]);
});

test('links to drafts, and two files with one address, are told', () => {
  const draft = 'draft: true\n---';
  const files: [string, string][] = [
    ['content/docs/hidden.mdx', titled('Hidden', `${frontMatter}Text.\n`).replace(/\n---/, `\n${draft}`)],
    ['content/docs/page.mdx', `${frontMatter}[a](./hidden.mdx)\n`],
    ['content/docs/twin.mdx', titled('Twin', `${frontMatter}Text.\n`)],
    ['content/docs/twin/index.mdx', titled('Twin 2', `${frontMatter}Text.\n`)],
  ];
  expect(lint(...files).map(({ file, line, message }) => [file, line, message])).toEqual([
    ['content/docs/page.mdx', 6, `This leads to a draft, which ${site.shortTitle} doesn't show yet.`],
    [
      'content/docs/twin/index.mdx',
      undefined,
      '`content/docs/twin.mdx` has the same address, `/docs/twin/`, and wins: this file is not shown.',
    ],
  ]);
});
