/** Text from a specification is as harmless in Markdown as in a page, even where a reader's program shows HTML in it. */
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { apiPages } from '../../data/pages/api-pages';
import { hostileSpecification, payloads } from '../../openapi/fixtures/hostile';
import { readApi } from '../../openapi/read/read-api';
import { apiPageMarkdown, htmlToMarkdown, indexMarkdown } from './fixtures/api-markdown';

const parser = unified().use(remarkParse).use(remarkGfm);
const renderer = unified().use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw);

const dangerous =
  /^(?:script|style|iframe|object|embed|form|base|meta|link|svg|math|template|video|audio|button|body|textarea|title|noscript|marquee|custom-element)$/;

/** List what would run, or lead to something that runs. */
function harm(markdown: string): string[] {
  const found: string[] = [];
  visit(renderer.runSync(parser.parse(markdown)), 'element', ({ tagName, properties }) => {
    if (dangerous.test(tagName)) found.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      const isAddress = /^(?:href|src|action|formAction|data|xLinkHref)$/.test(name);
      if (/^on/i.test(name) || name === 'style') found.push(`${tagName} ${name}`);
      if (isAddress && /^[\0-\x20]*(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:/i.test(String(value)))
        found.push(`${tagName} ${name}=${String(value)}`);
    }
  });
  return found;
}

test('harm is found where it is', () => {
  expect(harm('<script>x</script>')).toEqual(['<script>']);
  expect(harm('a <b onclick=x>b</b>')).toEqual(['b onClick']);
  expect(harm('[a](javascript:x)')).toEqual(['a href=javascript:x']);
});

test('a payload is as harmless where it is text of a page, its code, its label or its address', () => {
  const wrong = payloads.flatMap((payload) => {
    const text = payload.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
    const places = [
      `<h2>${text}</h2><p>${text}</p><ul><li>${text}</li></ul><table><tr><td>${text}</td></tr></table>`,
      `<p>a${text}<b>${text}</b> <code>${text}</code></p><figure class="code" data-language="${text}"><figcaption>${text}</figcaption><pre><code>${text}</code></pre></figure>`,
      `<p><a href="${text}">${text}</a> <a href="javascript:${text}">x</a> <img src="${text}" alt="${text}"></p>`,
      `<dl><dt>${text}</dt><dd>${text}</dd></dl><details><summary>${text}</summary><p>${text}</p></details>`,
    ];
    return places.flatMap((html) => harm(htmlToMarkdown(html)).map((found) => `${payload}: ${found}`));
  });
  expect(wrong).toEqual([]);
});

test('Markdown of a hostile specification does no harm', { timeout: 240_000 }, async () => {
  const wrong: string[] = [];
  for (const payload of payloads) {
    const { api } = await readApi({ path: 'x.json', text: hostileSpecification(payload), slug: 'x' });
    if (!api) throw new Error(`There is no model with ${payload}`);
    for (const found of harm(indexMarkdown(api))) wrong.push(`${payload} in the index: ${found}`);
    // Webhooks and models are made of the parts that operations are made of.
    for (const page of apiPages(api).filter(({ type, isWebhook }) => type !== 'ApiModel' && isWebhook !== true))
      for (const found of harm(apiPageMarkdown(api, page))) wrong.push(`${payload} in ${page.type}: ${found}`);
  }
  expect(wrong).toEqual([]);
});
