/** Documents as a cat on the keyboard would leave them: reading them ends without an exception. */
import { isUtf8 } from 'node:buffer';
import { expect, test } from 'vitest';
import { compileDocument, type CompiledDocument } from './render/compile';
import type { CompileContext } from './text/context';
import { applyEdits } from './text/source';
import { formatReport } from '../report/report';
import { readContent } from './project';
import { obeyed, oddBytes } from '../text/fixtures/odd-bytes';
import { seededRandom } from '../text/fixtures/random';

/** Readers see each word of the pilots' alphabet once. */
const document = `---
title: Alfa
description: Bravo charlie.
date: 2025-01-01
authors: [team]
tags: [FCP, "Flight"]
---

Delta *echo* with \`foxtrot\`, [golf](./other.mdx#part), {/* a note */} **hotel** and https://example.org.

## India

- [x] juliett
  1. kilo

| lima | mike |
| - | - |
| november | <Operation id="getFBOs" /> |

:::note[Oscar]
Papa[^1]
:::

<Tabs group="os">
  <Tab label="Quebec">

    \`\`\`js title="a.js" {1} diff
    + let romeo = {};
    \`\`\`

  </Tab>
</Tabs>

<Steps>

1. Sierra

</Steps>

<Cards><Card title="Tango" href="./other.mdx">Uniform</Card></Cards>

![Victor](./a.png "Whiskey")

> [!TIP]
> Yankee ~~xray~~

<Commands source="commands" group="kara/admin" /> <OrgChart source="team" />

[^1]: Zulu.
`;

/** Parts of Markdown, MDX and YAML; a space separates them. */
const scraps = [
  ...String.raw`< > /> </ { } {{ [ ] ]( ( ) ~~~ ::: :: # | *** &amp; &#0; % %E0 \ " ' : &a *a !! __proto__ constructor`.split(
    ' ',
  ),
  ...'<Tabs> </Tabs> <Tab <Demo> </Demo> <Kbd> <br> <!-- --> <a.b:c/> {...a} {1} {[} [^1] ![ <constructor/>'.split(' '),
  ...'label={toString} id= source="__proto__" &x 1e999 .nan 2025-02-30 yes'.split(' '),
  ...['`', '```\n', ':::note\n', '# ', '- ', '> ', '---\n', '\n', '\n\n', '\t', '    ', '\r', '\0', '\u2028', '\uFEFF'],
  ...['😀', '\uD800', "{'a'}", 'import a from "b"\n', 'title: ', '- a', '? '],
];

const others: [string, string][] = [
  ['content/authors.yaml', 'team:\n  name: Team\n'],
  [
    'content/data/commands.yaml',
    'bots: [{ id: kara, name: K, groups: [{ id: admin, name: A, commands: [{ name: /a, kind: slash }] }] }]\n',
  ],
  ['content/data/team.yaml', 'title: CTO\n'],
  [
    'content/releases/other.mdx',
    '---\ntitle: O\ndescription: O.\ndate: 2025-01-01\nauthors: [team]\ntags: [FCP]\n---\n\n## Part\n',
  ],
  ['content/releases/a.png', ''],
  [
    'content/docs/a/data.mdx',
    '---\ntitle: Data\ndescription: All data.\n---\n\n<Commands source="commands" />\n\n<OrgChart source="team" />\n',
  ],
];
const operations = new Map([['getFBOs', { method: 'GET', path: '/fbos', summary: '', href: '/x/' }]]);

/** Unchanged documents are compiled once. */
const compiled = new Map<string, CompiledDocument>();
function compile(input: Parameters<typeof compileDocument>[0], context: CompileContext): CompiledDocument {
  const known = compiled.get(input.path) ?? compileDocument(input, context);
  if (input.path.endsWith('other.mdx')) compiled.set(input.path, known);
  return known;
}

const spoken =
  'alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu'.split(
    ' ',
  );

/** List the pilots' words that a file has outside comments, and that were not read from it. */
function lostWords(file: string, text: string, read: string): string[] {
  const [head = '', body = ''] = file.endsWith('.yaml') ? [text] : text.split(/(?<=\n---\s*\n)/);
  const shown = head.replace(/(^|\s)#.*/gm, '') + body.replace(/\{\s*\/\*.*?\*\/\s*\}/gs, '');
  const wordsOf = (all: string) => new Set(all.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const [typed, kept] = [wordsOf(shown), wordsOf(read)];
  return spoken.filter((word) => typed.has(word) && !kept.has(word));
}

const pick = <T>(values: readonly T[], next: () => number): T | undefined => values[Math.floor(next() * values.length)];

/** Put scraps into a file, now and then within a character; then read it. */
function mutate(text: string, next: () => number): { text: string; isUtf8: boolean } {
  let result = Buffer.from(text);
  for (let count = 1 + Math.floor(next() * 4); count > 0; count--) {
    const at = Math.floor(next() * result.length);
    const length = next() < 0.5 ? 0 : Math.floor(next() * 12);
    const kind = next();
    const scrap =
      kind < 0.15
        ? result.subarray(at, at + Math.floor(next() * 80))
        : kind < 0.5
          ? (pick(oddBytes, next) ?? '')
          : (pick(scraps, next) ?? '');
    result = Buffer.concat([result.subarray(0, at), Buffer.from(scrap), result.subarray(at + length)]);
  }
  if (next() < 0.02) result = Buffer.from(`${next() < 0.5 ? '\uFEFF' : ''}${result.toString()}`, 'utf16le');
  if (next() < 0.02) result = Buffer.from(result.toString(), 'latin1');
  return { text: result.toString(), isUtf8: isUtf8(result) };
}

/** Matches what nobody sees, or what turns the text behind it. */
const unseen = /(?![\t\n\r])\p{Cc}|[\u00AD\u200B\u2028\u2029\u2060\u202A-\u202E\u2066-\u2069]/u;
/** The most milliseconds of reading: none needs a tenth of it. */
const bound = 10_000;

test.each([
  ['documents', 'content/releases/page.mdx', document, 600],
  ['documents in Markdown', 'content/releases/page.md', document, 400],
  ['front matter', 'content/releases/page.mdx', document.slice(0, document.indexOf('##')), 1000],
  [
    'data',
    'content/data/commands.yaml',
    'bots: [{ id: kara, name: K, groups: [{ id: admin, name: A, commands: [{ name: /charlie, kind: slash, args: [delta], description: Echo foxtrot }] }] }]\n',
    1000,
  ],
  [
    'organisations',
    'content/data/team.yaml',
    'title: Alfa\nduties: [Bravo, "Charlie"]\nreports: [{ title: Delta }]\n',
    500,
  ],
  ['authors', 'content/authors.yaml', 'team:\n  name: Alfa\n  description: Bravo charlie\n', 500],
  [
    'names of folders',
    'content/docs/a/_category.yaml',
    'label: Alfa\ndescription: "Bravo charlie"\nposition: 1\n',
    500,
  ],
])(
  'mutated %s are read to the end',
  (_, file, text, count) => {
    const next = seededRandom(20250731);
    let sound = 0;
    for (let round = 0; round < count; round++) {
      const { text: mutated, isUtf8: isReadable } = mutate(text, next);
      const started = performance.now();
      const { posts, diagnostics, ...rest } = readContent(new Map([...others, [file, mutated]]), {
        operations,
        compile,
        today: '2025-06-01',
      });
      expect(performance.now() - started, mutated).toBeLessThan(bound);
      expect(formatReport(diagnostics), mutated).not.toMatch(obeyed);
      const told = diagnostics.filter((finding) => finding.file === file);
      if (!isReadable)
        expect(
          told.some(({ severity }) => severity === 'error'),
          mutated,
        ).toBe(true);
      if (unseen.test(mutated.replace(/^\uFEFF/, ''))) expect(told, mutated).not.toEqual([]);
      if (told.length === 0) {
        sound += 1;
        const read = [
          rest.authors,
          rest.categories,
          ...[...posts, ...rest.docs].map((one) => [one.frontMatter, one.compiled.html]),
        ];
        expect(lostWords(file, mutated, JSON.stringify(read).replace(/\\(u[\da-f]{4}|.)/g, ' ')), mutated).toEqual([]);
      }
      const failed = told.some(({ severity }) => severity === 'error');
      const post = posts.find((found) => found.file === file);
      if (/page\.mdx?$/.test(file) && !failed) {
        expect(post, mutated).toBeDefined();
        expect(post?.compiled.html, mutated).not.toBe('');
      }
      for (const { line, column, source, message } of told) {
        expect(message, mutated).not.toBe('');
        expect(
          line === undefined || (source !== undefined && line >= 1 && (column ?? 1) <= source.length + 1),
          `${line}:${column} ${message}\n${mutated}`,
        ).toBe(true);
      }
      applyEdits(mutated, told);
    }
    expect(sound, 'rounds without a message').toBeGreaterThan(count / 100);
  },
  300_000,
);

test('a file of any name is read, or told', () => {
  const next = seededRandom(20251124);
  const text = '---\ntitle: Alfa\ndescription: Bravo.\n---\n\nCharlie.\n';
  for (let round = 0; round < 250; round++) {
    const kind = pick(['docs/one/page.mdx', 'docs/one/_category.yaml', 'data/page.yaml', 'docs/plane.png'], next) ?? '';
    const name = mutate(kind, next).text.replace(/\0/g, '');
    if (name.split('/').some((part) => part.startsWith('.') || part === '')) continue;
    const file = `content/${name}`;
    const { docs, categories, posts, snippets, pages, diagnostics } = readContent(new Map([...others, [file, text]]), {
      operations,
      compile,
    });
    const read = [...docs, ...posts, ...snippets, ...pages].some(
      (one) => one.file === file && one.compiled.html !== '',
    );
    const isPlain = /^content\/[a-z0-9._/-]+\.png$/i.test(file);
    expect(read || isPlain || categories.length > 0 || diagnostics.some((one) => one.file === file), file).toBe(true);
    if (!/^[\w./-]+$/.test(file))
      expect(
        diagnostics.some((one) => one.file === file),
        file,
      ).toBe(true);
    expect(formatReport(diagnostics), file).not.toMatch(obeyed);
  }
});

const repeated = ['[', '](', '*', '**a ', '_', '`', '<', '{', '|', '> ', '- ', '1. ', ':::note\n', '\u00A0', 'e\u0301'];

test.each([...repeated, '\u200B', '[^1]', 'x'])('a line of nothing but %j is read to the end', (part) => {
  const started = performance.now();
  const text = `---\ntitle: Page\ndescription: A page.\n---\n\n${part.repeat(3000 / part.length)}\n`;
  const { docs, diagnostics } = readContent(new Map([['content/docs/page.mdx', text]]));
  expect(diagnostics.length > 0 || docs[0]?.compiled.html !== '').toBe(true);
  expect(formatReport(diagnostics)).not.toMatch(obeyed);
  expect(performance.now() - started).toBeLessThan(bound);
});
