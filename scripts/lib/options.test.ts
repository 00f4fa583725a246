import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { answerOptions, helpOf } = (await import(new URL('options.mjs', import.meta.url).href)) as {
  helpOf: (source: string) => string;
  answerOptions: (
    args: readonly string[],
    options: readonly string[],
    source: string,
  ) => { text: string; code: number } | undefined;
};

const source = "/**\n * `npm run a [-- --b]`: do a;\n * with `--b`, do it twice.\n */\nimport 'x';\n/** Not this. */";

test('a command explains itself by the comment at its head', () => {
  expect(helpOf(source)).toBe('`npm run a [-- --b]`: do a;\nwith `--b`, do it twice.');
  expect(answerOptions(['--help'], ['--b'], source)).toEqual({ text: helpOf(source), code: 0 });
});

test('an option that a command does not have is refused, and its own are not', () => {
  expect(answerOptions(['--b'], ['--b'], source)).toBeUndefined();
  expect(answerOptions(['--b=5'], ['--b'], source)).toBeUndefined();
  expect(answerOptions(['--bb'], ['--b'], source)).toEqual({
    text: `There is no option --bb.\n\n${helpOf(source)}`,
    code: 1,
  });
});

test('an argument is refused by a command that takes none', () => {
  expect(answerOptions(['file.mdx'], ['--b', 'FILE'], source)).toBeUndefined();
  expect(answerOptions(['file.mdx'], ['--b'], source)).toEqual({
    text: `This command takes no arguments; it was given file.mdx.\n\n${helpOf(source)}`,
    code: 1,
  });
});

test('every command that leaves its help to its comment has one that names it', () => {
  const folders = ['site', 'content', 'tests', 'upkeep', 'corpus'].map((folder) => `scripts/${folder}`);
  const commands = [...folders, 'bench'].flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const helped = commands.filter(
    (file) => /\.ts$/.test(file) && /^export const options = /m.test(readFileSync(file, 'utf8')),
  );
  expect(helped.length).toBeGreaterThan(10);
  for (const file of helped) {
    const help = helpOf(readFileSync(file, 'utf8'));
    expect(help, file).not.toBe('');
    for (const [, option] of readFileSync(file, 'utf8')
      .match(/^export const options = .*/m)?.[0]
      .matchAll(/'([\w-]+)'/g) ?? [])
      expect(help, file).toContain(option);
  }
});

test('a command does not run for a question or a slip', () => {
  for (const [option, code, says] of [
    ['--help', 0, 'name the browsers and the web server that the tests use'],
    ['--chek', 1, 'There is no option --chek.'],
  ] as const) {
    const run = spawnSync(process.execPath, ['scripts/run.mjs', 'browsers', option], { encoding: 'utf8' });
    expect(run.stderr).toContain(says);
    expect(run.status).toBe(code);
  }
});
