import { expect, test } from 'vitest';
import { reviewText, type ReviewedPage } from './review';

const page = (title: string, markdown = '', leadsOn = false): ReviewedPage => ({ title, markdown, leadsOn });

test('a review names what came, what went and where its address leads', () => {
  const before = new Map([
    ['/a/', page('A')],
    ['/b/', page('B')],
    ['/c/', page('C')],
  ]);
  const after = new Map([
    ['/a/', page('A')],
    ['/b/', page('B', '', true)],
    ['/d/', page('D')],
  ]);
  expect(reviewText(before, after)).toBe(`## What readers get

### New pages

- D, \`/d/\`

### Pages that go

- B, \`/b/\`: its address redirects
- C, \`/c/\`: **its address leads nowhere**
`);
});

test('a changed page is told by its title, words and lost headings', () => {
  const before = new Map([['/a/', page('A', '# A\n\n## Old place\n\nOne two.\n')]]);
  const after = new Map([['/a/', page('Ay', '# Ay\n\n## New place\n\nOne two three.\n')]]);
  expect(reviewText(before, after)).toContain(
    '- Ay, `/a/`: its title was "A", 3 words more, 2 words fewer, without "Old place"',
  );
});

test('a page whose file has an error is named as such, and not as lost', () => {
  const text = reviewText(new Map([['/a/', page('A')]]), new Map(), new Map([['/a/', 'content/pages/a.mdx']]));
  expect(text).toBe('## What readers get\n\n### Not read, because of errors\n\n- `/a/`: `content/pages/a.mdx`\n');
});

test('what an error does to the pages of its API is told as neither gain nor loss', () => {
  const before = new Map([
    ['/docs/api/x/', page('X', 'One')],
    ['/docs/api/x/get-a/', page('A')],
    ['/docs/api/xy/', page('Y')],
  ]);
  const after = new Map([
    ['/docs/api/x/', page('X', 'Two')],
    ['/docs/api/x/models/b/', page('B')],
  ]);
  const text = reviewText(before, after, new Map([['/docs/api/x/', 'openapi/x.yaml']]));
  expect(text).toBe(
    '## What readers get\n\n### Not read, because of errors\n\n- `/docs/api/x/`: `openapi/x.yaml`\n\n### Pages that go\n\n- Y, `/docs/api/xy/`: **its address leads nowhere**\n',
  );
});

test('without a change it says so', () => {
  const same = new Map([['/a/', page('A', 'One')]]);
  expect(reviewText(same, same)).toBe('## What readers get\n\nNo page changes.\n');
});
