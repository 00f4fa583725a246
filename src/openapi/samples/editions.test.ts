import { expect, it } from 'vitest';
import { fixtureApi } from '../fixtures/read-fixture';
import { editionsHtml } from './editions';
import { highlightSample } from './highlight';
import { operationRequest } from './operation-request';
import { sampleRequest } from './request';
import { sampleLanguages } from './samples';

/** Return the text of HTML without that of one edition. */
function textWithout(html: string, edition: string): string {
  const open: boolean[] = [];
  let text = '';
  for (const [part, name, end] of html.matchAll(/<span class="([\w-]+)">|(<\/span>)|[^<]+/g)) {
    if (name !== undefined) open.push(name === edition);
    else if (end !== undefined) open.pop();
    else if (!open.includes(true)) text += part;
  }
  expect(open).toEqual([]);
  return text;
}

const plain = (html: string) => textWithout(html, '');

it('shows either edition as it is, and what they share once', async () => {
  const api = await fixtureApi('parameters.yaml');
  const [operation] = api.operations;
  if (!operation) throw new Error('no operation');
  const shape = operationRequest(api, operation);
  for (const { print, grammar } of sampleLanguages) {
    const [short, all] = [print(sampleRequest(shape)), print(sampleRequest(shape, { all: true }))];
    expect(all).not.toBe(short);
    const html = editionsHtml(short, all, grammar);
    expect(textWithout(html, 'in-all')).toBe(plain(highlightSample(short, grammar)));
    expect(textWithout(html, 'in-short')).toBe(plain(highlightSample(all, grammar)));
  }
});

it('takes lines apart, within a string as well', () => {
  const { grammar } = sampleLanguages[0] ?? {};
  if (!grammar) throw new Error('no language');
  expect(editionsHtml("curl x '{\n  a\n}'", "curl x '{\n  a\n  b\n}'", grammar)).toBe(
    '<span class="hljs-keyword">curl</span> x <span class="hljs-string">\'{\n  a\n</span><span class="in-all"><span class="hljs-string">  b\n</span></span><span class="hljs-string">}\'</span>',
  );
  expect(editionsHtml('a', 'a', grammar)).toBe('a');
  expect(editionsHtml('a\n', 'b\n', grammar)).toBe('<span class="in-short">a\n</span><span class="in-all">b\n</span>');
});
