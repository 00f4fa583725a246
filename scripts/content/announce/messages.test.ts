import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it, test } from 'vitest';
import { markdownPages } from '../../../src/publish/markdown/markdown-pages';
import { deployment, finishedBodies, readTestSite } from '../../../src/publish/feeds/fixtures/site';
import { discordMessages, messageLimit } from './messages';

const url = 'https://docs.example/page/';
const one = (markdown: string) => {
  const messages = discordMessages(markdown, url);
  expect(messages).toHaveLength(1);
  return messages[0]?.replace(`\n\n<${url}>`, '');
};
const read = (markdown: string) => unified().use(remarkParse).use(remarkGfm).parse(markdown);

describe('what Discord shows otherwise', () => {
  it.each([
    ['# One\n\n## Two\n\n### Three', '# One\n\n## Two\n\n### Three'],
    ['#### Four **is** bold', '**Four is bold**'],
    ['1. one\n2. two\n   - deep', '1. one\n2. two\n   - deep'],
    ['- [x] done\n- [ ] open', '- ☑ done\n- ☐ open'],
    ['A [link](https://x.example/a_b).', 'A [link](<https://x.example/a_b>).'],
    ['A [place](#there).', 'A [place](<https://docs.example/page/#there>).'],
    ['<https://x.example/a>', '<https://x.example/a>'],
    ['[see https://x.example](https://y.example/)', 'see https://x.example: <https://y.example/>'],
    ['[Mail](mailto:a@x.example)', 'Mail (a@x.example)'],
    ['![A map](https://x.example/map.png)', '[A map](<https://x.example/map.png>)'],
    ['> [!NOTE]\n> Careful.', '> **Note**\n> Careful.'],
    ['```ts\nconst a = 1;\n```', '```ts\nconst a = 1;\n```'],
    ['~~~~md\n```\ninner\n```\n~~~~', '```md\n`\u200b`\u200b`\ninner\n`\u200b`\u200b`\n```'],
    ['`` a`b ``', '``a`b``'],
    ['A snake_case *word*, 2 \\* 3', 'A snake\\_case *word*, 2 \\* 3'],
    ['Hello @everyone, @here and <@12>', 'Hello @\u200beveryone, @\u200bhere and \\<@12>'],
    ['| a | b |\n| - | - |\n| one | 2 |', '- a: **one** · b: 2'],
    ['| a | b |\n| - | - |\n| one | [two](https://x.example/) |', '- a: **one** · b: [two](<https://x.example/>)'],
    ['a\\\nb', 'a\nb'],
    ['a\n\n---\n\nb', 'a\n\nb'],
  ])('%j', (markdown, expected) => {
    expect(one(markdown)).toBe(expected);
  });
});

const words = (length: number) =>
  'Every sentence is short. '
    .repeat(Math.ceil(length / 25))
    .slice(0, length)
    .trim();

test('a heading goes with what follows it, and a block that fits is whole', () => {
  const [first = '', second = ''] = discordMessages(`${words(1500)}\n\n## Next\n\n${words(900)}`, url);
  expect(first).toBe(words(1500));
  expect(second).toBe(`## Next\n\n${words(900)}\n\n<${url}>`);
});

test('characters are counted as code points', () => {
  const [first = '', ...others] = discordMessages('🛩'.repeat(messageLimit), url);
  expect([...first]).toHaveLength(messageLimit);
  expect(others).toEqual([`<${url}>`]);
});

test('code that is longer than a message is code in each of them', () => {
  const code = Array.from({ length: 300 }, (_none, line) => `line ${line}`).join('\n');
  const messages = discordMessages(`\`\`\`sh\n${code}\n\`\`\``, url);
  expect(messages.length).toBeGreaterThan(1);
  const lines = messages.flatMap((message) => [...message.matchAll(/^```sh\n([^]*?)\n```/gm)].map(([, text]) => text));
  expect(lines.join('\n')).toBe(code);
});

test('nothing is longer than a message: a heading, and code whose backticks are taken apart', () => {
  for (const run of [3, 5, 8]) {
    const long = `## ${words(3000)}\n\n~~~\n${`${'`'.repeat(run)}x`.repeat(900)}\n~~~`;
    for (const message of discordMessages(long, url)) {
      expect([...message].length).toBeLessThanOrEqual(messageLimit);
      expect(message.match(/```/g)?.length ?? 0).toBeLessThanOrEqual(2);
    }
  }
});

test('sentences of a line that is cut stay in one line', () => {
  const sentences = Array.from({ length: 300 }, (_none, at) => `Sentence ${at}.`).join(' ');
  const messages = discordMessages(`First line.  \n${sentences}`, url);
  expect(messages.join('\n').match(/\nSentence/g)?.length ?? 0).toBeLessThanOrEqual(messages.length + 1);
});

const root = 'node_modules';
/** Documents that others wrote for GitHub, and whose links name their addresses themselves. */
const foreign = [
  ...Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }).dependencies),
  ...Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: object }).devDependencies),
]
  .flatMap((name) => ['README.md', 'readme.md', 'Readme.md'].map((file) => path.join(root, name, file)))
  .filter((file) => existsSync(file))
  .filter((file, at, all) => all.findIndex((other) => path.dirname(other) === path.dirname(file)) === at)
  .sort()
  .map((file) => ({ name: path.dirname(file), markdown: readFileSync(file, 'utf8') }))
  .filter(({ markdown }) => !/^ *\[.+\]: /m.test(markdown))
  .slice(0, 10);

/** Collect the words of all text and code. */
function wordsIn(markdown: string): Set<string> {
  const found = new Set<string>();
  visit(read(markdown), (node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode' && node.type !== 'code') return;
    for (const word of node.value.match(/[\p{L}\p{N}]{4,}/gu) ?? []) found.add(word.toLowerCase());
  });
  return found;
}

/** List what is wrong with a document's messages. */
function faults(markdown: string, messages: readonly string[]): string[] {
  const tooLong = messages.filter((message) => [...message].length > messageLimit || message.trim() === '');
  const openCode = messages.filter((message) => (message.match(/^(?:> |\s)*```/gm) ?? []).length % 2 === 1);
  const links = (text: string) => {
    let count = 0;
    visit(read(text), (node) => void (count += ['link', 'linkReference'].includes(node.type) ? 1 : 0));
    return count;
  };
  const known = wordsIn(messages.join('\n\n').replaceAll('\u200b', ''));
  const lost = [...wordsIn(markdown)].filter((word) => !known.has(word));
  return [
    ...tooLong.map((message) => `${[...message].length} characters`),
    ...openCode.map((message) => `code is left open: ${message.slice(-80)}`),
    ...(links(messages.join('\n\n')) < links(markdown) ? [`${links(markdown)} links became fewer`] : []),
    ...(lost.length > 0 ? [`lost: ${lost.slice(0, 5).join()}`] : []),
  ];
}

test('ten documents that others wrote are cut between blocks, with every word and link', () => {
  expect(foreign).toHaveLength(10);
  const found = foreign.flatMap(({ name, markdown }) =>
    faults(markdown, discordMessages(markdown, url)).map((fault) => `${name}: ${fault}`),
  );
  expect(found).toEqual([]);
});

test('so is every document of this site', async () => {
  const { source, pages } = await readTestSite();
  const own = pages.filter(({ type }) => /^(Doc|Post|MarkdownPage)$/.test(type));
  expect(own.length).toBeGreaterThanOrEqual(10);
  for (const { path: address, content } of await markdownPages(own, finishedBodies(source), deployment.url))
    expect(faults(content.toString(), discordMessages(content.toString(), url)), address).toEqual([]);
});
