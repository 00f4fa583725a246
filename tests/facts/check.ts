/** Check that the pages of an API, and their Markdown, show what its specification says, and nothing else. */
import { apiBody } from '../../src/data/body';
import { apiPages, type ApiPage } from '../../src/data/pages/api-pages';
import type { Api } from '../../src/openapi/model/model';
import { titledBody } from '../../src/publish/markdown/fixtures/api-markdown';
import { pageMarkdown } from '../../src/publish/markdown/markdown-pages';
import { parseHtml } from '../../src/text/html-tree';
import { invented, missing, type Pages } from './compare';
import { expectedOperations } from './expected';
import { readHtml, readMarkdown, type Shown } from './shown';

export interface FactCheck {
  operations: number;
  /** The number of facts, counted once for the page and once for its Markdown. */
  facts: number;
  missing: number;
  /** Everything that is missing, invented or different, each thing once. */
  misses: string[];
}

type Form = 'HTML' | 'Markdown';

/** Check every operation and webhook of an API. @param read returns the text of one of its files */
export function checkFacts(api: Api, file: string, read: (file: string) => string | null): FactCheck {
  const pages = apiPages(api).filter(({ bodyDigest }) => bodyDigest);
  const models = { HTML: new Map<string, Shown>(), Markdown: new Map<string, Shown>() };
  const byAddress = new Map(pages.map((page) => [page.path, page]));
  const show = (page: ApiPage, form: Form): Shown => {
    const html = apiBody(api, page)?.html ?? '';
    if (form === 'HTML') return readHtml(html, page.title);
    const markdown = pageMarkdown(page, parseHtml(titledBody(page.title, html)));
    return readMarkdown(markdown, page.type === 'ApiModel' ? 'Fields' : '');
  };
  const modelAt = (address: string, form: Form): Shown | undefined => {
    const page = byAddress.get(address);
    const known = models[form].get(address) ?? (page && show(page, form));
    if (known) models[form].set(address, known);
    return known;
  };
  const reached = (page: Shown, form: Form): Shown[] => {
    const seen = new Set<string>();
    const visit = ({ models: links }: Shown): Shown[] =>
      [...links].flatMap((address) => {
        if (seen.has(address)) return [];
        seen.add(address);
        const model = modelAt(address, form);
        return model ? [model, ...visit(model)] : [];
      });
    return visit(page);
  };

  const misses = new Set<string>();
  const expected = expectedOperations(file, read);
  const operations = pages.filter(({ type }) => type === 'ApiOperation');
  if (operations.length !== expected.length)
    misses.add(`${expected.length} operations have ${operations.length} pages`);
  const left = [...operations];
  let facts = 0;
  let lost = 0;
  for (const one of expected) {
    const index = left.findIndex((page) => page.method === one.method && page.urlPath === one.path);
    const [page] = index < 0 ? [] : left.splice(index, 1);
    if (!page) {
      misses.add(`${one.method} ${one.path} has no page`);
      continue;
    }
    const shown = { HTML: show(page, 'HTML'), Markdown: show(page, 'Markdown') };
    for (const form of ['HTML', 'Markdown'] as const) {
      const all: Pages = { page: shown[form], models: reached(shown[form], form) };
      facts += one.facts.length;
      for (const fact of missing(one, all)) {
        lost += 1;
        const words = fact.words[0]?.replace(/\s+/g, ' ').slice(0, 80) ?? '';
        const of = fact.owner === null ? '' : ` of ${fact.owner}`;
        misses.add(`${form} lacks the ${fact.kind}${of} ${words} (${fact.place})`);
      }
      for (const what of invented(one, all)) misses.add(`${form} of ${one.method} ${one.path} invents the ${what}`);
    }
    for (const difference of differences(shown.HTML, shown.Markdown))
      misses.add(`${one.method} ${one.path}: ${difference}`);
  }
  return { operations: expected.length, facts, missing: lost, misses: [...misses] };
}

/** Say how the two forms of a page differ in their rows, statuses and media types. */
function differences(html: Shown, markdown: Shown): string[] {
  return (['names', 'statuses', 'mediaTypes'] as const).flatMap((list) => {
    const at = html[list].findIndex((name, index) => name !== markdown[list][index]);
    const shorter = at < 0 && html[list].length < markdown[list].length ? html[list].length : at;
    return shorter < 0
      ? []
      : [`the ${list} differ from number ${shorter} on: ${html[list][shorter]} and ${markdown[list][shorter]}`];
  });
}
