import { describe, expect, it } from 'vitest';
import { readText } from '../fixtures/read-fixture';
import { readApi } from './read-api';
import { resolveTextLinks } from './text-links';

const written = [
  'See [the guide](/guide/start) and [more](more.html#x "More").',
  '[![A plane](img/plane.png)](../fleet) and [both][far] and [near][].',
  '',
  '[far]: https://example.com/far',
  '[near]: ./near',
  '',
  'In <a href="/html">HTML</a>, `[code](/code)` and [here](#here), to [all](mailto:all@example.com).',
].join('\n');

describe('relative links', () => {
  it('are text where nobody says what they are relative to', () => {
    expect(resolveTextLinks(written, null)).toEqual({
      text: [
        'See the guide and more.',
        'A plane and [both][far] and near.',
        '',
        '[far]: https://example.com/far',
        '',
        'In <a>HTML</a>, `[code](/code)` and [here](#here), to [all](mailto:all@example.com).',
      ].join('\n'),
      lost: ['/guide/start', 'more.html#x', '../fleet', 'img/plane.png', './near', '/html'],
    });
  });

  it('lead to the site that they were written for', () => {
    const { text, lost } = resolveTextLinks(written, 'https://docs.example.com/api/v1/');
    expect(lost).toEqual([]);
    expect(text).toContain('[the guide](https://docs.example.com/guide/start)');
    expect(text).toContain('[more](https://docs.example.com/api/v1/more.html#x "More")');
    expect(text).toContain(
      '[![A plane](https://docs.example.com/api/v1/img/plane.png)](https://docs.example.com/api/fleet)',
    );
    expect(text).toContain('[near]: https://docs.example.com/api/v1/near');
    expect(text).toContain('<a href="https://docs.example.com/html">');
    expect(text).toContain('`[code](/code)` and [here](#here)');
  });

  it('may be of this site', () => {
    expect(resolveTextLinks('[a](/docs/a/) [b](docs/b/?c#d)', '/').text).toBe('[a](/docs/a/) [b](/docs/b/?c#d)');
  });

  it('that would run something are text, whatever the base', () => {
    for (const base of [null, 'https://docs.example.com/'])
      expect(
        resolveTextLinks('[a](javascript:alert(1)) [b]( DATA:text/html,x) <a href="javascript:x">c</a>', base),
      ).toEqual({
        text: 'a b <a>c</a>',
        lost: [],
      });
  });
});

describe('a specification with relative links', () => {
  const text = `openapi: 3.1.0
info: {title: T, version: '1', description: 'See [a](/a).'}
tags: [{name: t, description: 'See [b](b.md).'}]
paths: {}
`;

  it('is read, with one warning that counts them at the first', async () => {
    const { api, diagnostics } = await readText(text);
    expect(api).toMatchObject({ description: 'See a.', tags: [{ description: 'See b.' }] });
    expect(diagnostics).toMatchObject([
      {
        severity: 'warning',
        file: 'text.yaml',
        message: '2 links are relative to a site whose address is not known, and shown as text; the first: /a',
        line: 2,
      },
    ]);
  });

  it('is read without one where their base is known', async () => {
    const { api, diagnostics } = await readApi(
      { path: 'a.yaml', slug: 'a', text },
      { linkBase: 'https://example.com/docs/' },
    );
    expect(api).toMatchObject({
      description: 'See [a](https://example.com/a).',
      tags: [{ description: 'See [b](https://example.com/docs/b.md).' }],
    });
    expect(diagnostics).toEqual([]);
  });
});
