import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '../scripts/lib/mirror';

interface Message {
  type: string;
  url: string;
  lastLine: number;
  message: string;
  extract: string;
}

/** Standard CSS that the checker does not know yet: container queries. */
const notKnownYet = (message: Message) =>
  message.message.startsWith('CSS: ') && /container|cqi/.test(message.message + message.extract);

const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

test('no built page has an error for the Nu HTML checker', () => {
  test.skip(!hasJava, 'Not checked: the Nu HTML checker needs Java 11 or newer, and there is none on this machine.');
  test.slow();
  const jar = createRequire(resolve('package.json'))('vnu-jar') as string;
  const options = ['--errors-only', '--skip-non-html', '--format', 'json', '--stdout', '--exit-zero-always'];
  const { stdout, stderr } = spawnSync('java', ['-jar', jar, ...options, 'public'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  expect(stdout, stderr).toContain('"messages"');
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const errors = messages
    .filter((message) => !notKnownYet(message))
    .map(
      ({ url, lastLine, message, extract }) => `${url.replace(/^.*\/public\//, '')}:${lastLine} ${message} ${extract}`,
    );
  expect(errors).toEqual([]);
});

test('no page and no script names a CSS variable that nothing sets: design tokens are values by then', () => {
  const names = listFiles('public').filter((name) => /\.(html|js)$/.test(name));
  expect(names.length).toBeGreaterThan(20);
  const text = names.map((name) => readFileSync(`public/${name}`, 'utf8')).join('\n');
  const set = new Set([...text.matchAll(/(--[a-z][\w-]*)["']?:/g)].map(([, name]) => name));
  const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
  expect(text).toContain('var(--night,');
});
