import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { errorsOf } from '../../src/data/pages/site-source';
import { readContentFiles } from '../../src/content/read/read-files';
import { withLineFeeds } from '../../src/text/encoding';
import { contentLinter } from '../content/lint-content';

const read = (file: string) => withLineFeeds(readFileSync(file, 'utf8'));

/** The blocks of docs/writing.md, each with the place that its title names: a file, or a file and a line of it. */
const blocks = [...read('docs/writing.md').matchAll(/^(`{3,})(\w+)(?: title="([^"]+)")?\n([^]*?)^\1$/gm)].map(
  ([, , language, place = '', text = '']) => ({ language, place, text }),
);

test(
  'every block of docs/writing.md but commands has a place, and what is pasted there lints without an error',
  { timeout: 120_000 },
  async () => {
    expect(blocks.filter(({ language, place }) => (language === 'sh') === (place !== ''))).toEqual([]);
    const files = readContentFiles('.');
    let site = read('src/site.ts');
    for (const { place, text } of blocks.filter(({ place }) => place !== '')) {
      const [file = '', line] = place.split(', ');
      if (line === undefined) files.set(file, [files.get(file), text].filter(Boolean).join('\n'));
      else {
        const start = site.indexOf(`${line}\n`) + line.length + 1;
        expect(start, line).toBeGreaterThan(line.length);
        // The announcement is one value; the others are lists.
        const end = line.endsWith('{') ? site.indexOf('\n  }', start) + 1 : start;
        site = site.slice(0, start) + text + site.slice(end);
      }
    }
    files.set('content/docs/events/fly-in.png', '');
    expect(() => transformSync(site, { loader: 'ts' })).not.toThrow();
    const { lint } = await contentLinter('.');
    const isDownload = ({ message }: { message: string }) => message.includes('/downloads/checklist.pdf');
    expect(errorsOf(lint(files, site)).filter((one) => !isDownload(one))).toEqual([]);
  },
);
