import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { errorsOf } from '../../src/data/pages/site-source';
import { filesIn, readSources } from '../../src/content/read/read-files';
import { withLineFeeds } from '../../src/text/encoding';
import { contentLinter } from '../content/lint-content';
import { move } from '../content/move';

const read = (file: string) => withLineFeeds(readFileSync(file, 'utf8'));

/** The blocks of docs/writing.md, each with the place that its title names: a file, or a file and a line of it. */
const blocks = [...read('docs/writing.md').matchAll(/^(`{3,})(\w+)(?: title="([^"]+)")?\n([^]*?)^\1$/gm)].map(
  ([, , language, place = '', text = '']) => ({ language, place, text }),
);

/** The sources of this site, with every block at its place. */
function pasted(): Map<string, string> {
  const files = readSources('.').set('src/site.ts', read('src/site.ts')).set('content/docs/events/fly-in.png', '');
  for (const { place, text } of blocks.filter((block) => block.place !== '')) {
    const [file = '', line] = place.split(', ');
    const whole = files.get(file) ?? '';
    const start = line === undefined ? whole.length : whole.indexOf(`${line}\n`) + line.length + 1;
    expect(start, place).toBeGreaterThanOrEqual(line?.length ?? 0);
    // The announcement is one value; the others are lists.
    const end = line?.endsWith('{') ? whole.indexOf('\n  }', start) + 1 : start;
    const gap = line === undefined && whole !== '' ? '\n' : '';
    files.set(file, whole.slice(0, start) + gap + text + whole.slice(end));
  }
  return files;
}

test('every block of docs/writing.md but commands has a place, and what is pasted there lints without an error', async () => {
  expect(blocks.filter(({ language, place }) => (language === 'sh') === (place !== ''))).toEqual([]);
  const files = pasted();
  const site = files.get('src/site.ts') ?? '';
  expect(() => transformSync(site, { loader: 'ts' })).not.toThrow();
  const { lint } = await contentLinter('.');
  const isDownload = ({ message }: { message: string }) => message.includes('/downloads/checklist.pdf');
  expect(errorsOf(lint(filesIn('content', files), site)).filter((one) => !isDownload(one))).toEqual([]);
}, 120_000);

test('every command of docs/writing.md but those of Git, which need a host, does what it says', async () => {
  const root = mkdtempSync(join(tmpdir(), 'writing-'));
  for (const [file, text] of pasted()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const commands = blocks.flatMap(({ language, text }) => (language === 'sh' ? text.trim().split('\n') : []));
  for (const command of commands.filter((line) => !line.startsWith('git '))) {
    const [, from = '', to = ''] = /^npm run move -- (\S+) (\S+)$/.exec(command) ?? [];
    expect(await move(root, from, to), command).toHaveProperty('report');
  }
  expect(readFileSync(join(root, 'content/docs/community/monthly-fly-in.mdx'), 'utf8')).toContain('title: The fly-in');
  rmSync(root, { recursive: true });
}, 120_000);
