/** Documents as a cat on the keyboard would leave them: reading them ends without an exception. */
import { expect, test } from 'vitest';
import { compileDocument, type CompiledDocument } from './render/compile';
import type { CompileContext } from './text/context';
import { applyEdits } from './fix';
import { readContent } from './project';
import { seededRandom } from '../text/fixtures/random';

const document = `---
title: Page
description: A page.
date: 2025-01-01
authors: [team]
tags: [FCP, "Flight"]
---

Some *text* with \`code\`, [a link](./other.mdx#part), {/* a note */} and https://example.org.

## Heading

- [x] item
  1. nested

| a | b |
| - | - |
| 1 | <Operation id="getFBOs" /> |

:::note[Title]
Text[^1]
:::

<Tabs group="os">
  <Tab label="One">

    \`\`\`js title="a.js" {1,3-4} diff
    + let a = {};
    \`\`\`

  </Tab>
</Tabs>

<Steps>

1. One

</Steps>

<Cards><Card title="A" href="./other.mdx">Text</Card></Cards>

![A plane](./a.png "Caption")

<Commands source="commands" group="kara/admin" /> <OrgChart source="team" />

[^1]: A note.
`;

const scraps = [
  ...[
    '<',
    '>',
    '/>',
    '</',
    '{',
    '}',
    '{{',
    '[',
    ']',
    '](',
    '(',
    ')',
    '`',
    '```\n',
    '~~~',
    ':::',
    ':::note\n',
    '::',
    '#',
    '# ',
    '- ',
    '> ',
    '|',
  ],
  ...[
    '---\n',
    '***',
    '\n',
    '\n\n',
    '\t',
    '    ',
    '\r',
    '\0',
    '\u2028',
    '\uFEFF',
    '😀',
    '\uD800',
    '&amp;',
    '&#0;',
    '%',
    '%E0',
    '\\',
    '"',
    "'",
    ':',
    '&a',
    '*a',
    '!!',
  ],
  ...[
    '<Tabs>',
    '</Tabs>',
    '<Tab',
    '<Demo>',
    '</Demo>',
    '<Kbd>',
    '<br>',
    '<!--',
    '-->',
    '<a.b:c/>',
    '{...a}',
    '{1}',
    "{'a'}",
    '{[}',
    '[^1]',
    '![',
    'import a from "b"\n',
  ],
  ...[
    '__proto__',
    'constructor',
    '<constructor/>',
    'label={toString}',
    'id=',
    'source="__proto__"',
    '&x',
    'title: ',
    '- a',
    '? ',
    '1e999',
    '.nan',
    '2025-02-30',
    'yes',
  ],
];

const others: [string, string][] = [
  ['content/authors.yaml', 'team:\n  name: Team\n'],
  [
    'content/data/commands.yaml',
    'bots: [{ id: kara, name: K, groups: [{ id: admin, name: A, commands: [{ name: /a, kind: slash, args: [b] }] }] }]\n',
  ],
  ['content/data/team.yaml', 'title: CTO\nduties: [Lead]\nreports: [{ title: Team }]\n'],
  [
    'content/releases/other.mdx',
    '---\ntitle: O\ndescription: O.\ndate: 2025-01-01\nauthors: [team]\ntags: [FCP]\n---\n\n## Part\n',
  ],
  ['content/releases/a.png', ''],
];
const operations = new Map([['getFBOs', { method: 'GET', path: '/fbos', summary: '', href: '/x/' }]]);

/** Unchanged documents are compiled once. */
const compiled = new Map<string, CompiledDocument>();
function compile(input: Parameters<typeof compileDocument>[0], context: CompileContext): CompiledDocument {
  const known = compiled.get(input.path) ?? compileDocument(input, context);
  if (input.path.endsWith('other.mdx')) compiled.set(input.path, known);
  return known;
}

function mutate(text: string, next: () => number): string {
  let result = text;
  for (let count = 1 + Math.floor(next() * 4); count > 0; count--) {
    const at = Math.floor(next() * result.length);
    const length = next() < 0.5 ? 0 : Math.floor(next() * 12);
    const scrap =
      next() < 0.15
        ? result.slice(at, at + Math.floor(next() * 80))
        : (scraps[Math.floor(next() * scraps.length)] ?? '');
    result = result.slice(0, at) + scrap + result.slice(at + length);
  }
  return result;
}

test.each([
  ['documents', 'content/releases/page.mdx', document, 600],
  ['front matter', 'content/releases/page.mdx', document.slice(0, 110), 1000],
  ['data', 'content/data/commands.yaml', others[1]?.[1] ?? '', 1000],
  ['organisations', 'content/data/team.yaml', others[2]?.[1] ?? '', 500],
  ['authors', 'content/authors.yaml', others[0]?.[1] ?? '', 500],
])(
  'mutated %s are read to the end',
  (_, file, text, count) => {
    const next = seededRandom(20250731);
    for (let round = 0; round < count; round++) {
      const mutated = mutate(text, next);
      const { posts, diagnostics } = readContent(new Map([...others, [file, mutated]]), {
        operations,
        compile,
        today: '2025-06-01',
      });
      const failed = diagnostics.some((finding) => finding.severity === 'error' && finding.file === file);
      const post = posts.find((found) => found.file === file);
      if (file.endsWith('page.mdx') && !failed) {
        expect(post, mutated).toBeDefined();
        expect(post?.compiled.markdown, mutated).not.toBe('');
      }
      for (const { file: where, line, column, source, message } of diagnostics) {
        if (where !== file) continue;
        expect(message, mutated).not.toBe('');
        expect(
          line === undefined || (source !== undefined && line >= 1 && (column ?? 1) <= source.length + 1),
          `${line}:${column} ${message}\n${mutated}`,
        ).toBe(true);
      }
      applyEdits(
        mutated,
        diagnostics.filter((finding) => finding.file === file),
      );
    }
  },
  300_000,
);
