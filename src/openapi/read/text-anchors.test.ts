import { expect, it } from 'vitest';
import { renderOperation, renderOverview } from '../../reference/render';
import { operation, readText } from '../fixtures/read-fixture';

const links = [
  ['#operation/seek', '/docs/api/fixture/seek/'],
  ['#tag/OAuth/operation/seek', '/docs/api/fixture/seek/'],
  ['#tag/OAuth/POST/token', '/docs/api/fixture/token/'],
  ['#/OAuth/token', '/docs/api/fixture/token/'],
  ['#tag/OAuth', '/docs/api/fixture/#tag-o-auth'],
  ['#tag/Big-tag', '/docs/api/fixture/#tag-big-tag'],
  ['#tag/Big%20tag', '/docs/api/fixture/#tag-big-tag'],
  ['#section/Big-heading', '/docs/api/fixture/chess/#big-heading'],
  ['#section/Big-heading/Sub', '/docs/api/fixture/chess/#sub'],
  ['#big-heading', '/docs/api/fixture/chess/#big-heading'],
  ['#schema/Tree', '/docs/api/fixture/models/tree/'],
  ['#/components/schemas/Tree', '/docs/api/fixture/models/tree/'],
  ['#model/Tree', '/docs/api/fixture/models/tree/'],
  ['#schema/Move', '/docs/api/fixture/token/'],
] as const;
const nowhere = [
  '#operation/none',
  '#tag/none',
  '#section/none',
  '#schema/none',
  '#/components/schemas/none',
  '#other',
  '#tag/OAuth/POST/none',
];

const text = [...links.map(([anchor]) => anchor), ...nowhere]
  .map((anchor, index) => `[link ${index}](${anchor})`)
  .join(' ');

it('leads from anchors of other viewers to the pages of this one, and from others nowhere', async () => {
  const { api, diagnostics } = await readText(`openapi: 3.1.0
info: {title: Chess, version: '1', description: "# Big heading\\n\\n## Sub\\n\\n${text} [^1]\\n\\n[^1]: Note."}
tags: [{name: OAuth, description: Tokens}, {name: Big tag}]
paths:
  /seek: {post: {operationId: seek, tags: [OAuth], description: "${text} <a href='#tag/OAuth'>tag</a>", responses: {'200': {description: OK}}}}
  /token: {post: {operationId: token, tags: [Big tag], responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Tree'}}}}}}}
components: {schemas: {Move: {type: string}, Tree: {type: object, properties: {move: {$ref: '#/components/schemas/Move'}, next: {$ref: '#/components/schemas/Tree'}}}}}
`);
  if (!api) throw new Error('There is no model.');
  expect(diagnostics.filter(({ message }) => message.includes('relative'))).toEqual([]);
  const page = renderOperation(api, operation(api, 'seek')).html;
  for (const html of [page, renderOverview(api).html]) {
    for (const [index, [, address]] of links.entries())
      expect(html).toContain(`<a href="${address}">link ${index}</a>`);
    expect(html).not.toMatch(/<a>|href="#(?:operation|tag\/|section|schema)/);
  }
  for (const [index] of nowhere.entries()) expect(page).toMatch(new RegExp(`[^>]link ${links.length + index}[^<]`));
  expect(page).toContain('<a href="/docs/api/fixture/#tag-o-auth">tag</a>');
});
