/** `npx tsx scripts/content/outside-links.ts`: list the built site's broken links to other sites, as Markdown. Never fails. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scanPage } from '../../src/publish/pages/scan-page';
import { count } from '../../src/text/count';
import { site } from '../../src/site';
import { listFiles } from '../../src/list-files';
import { runCommand } from '../lib/command';

/** Milliseconds within which another site must respond. */
const patience = 20_000;
const atOnce = 8;

/** List the links to other sites, without fragments, each with its pages. Edit links lead to our own files and are left out. */
export function outsideLinks(pages: ReadonlyMap<string, string>, siteUrl: string): Map<string, string[]> {
  const editBase = `${site.repository.url}/edit/`;
  const links = new Map<string, string[]>();
  for (const [page, html] of pages)
    for (const target of scanPage(html, editBase, siteUrl).targets) {
      if (!/^https?:\/\//.test(target) || target.startsWith(`${siteUrl}/`) || target.startsWith(editBase)) continue;
      const link = target.replace(/#.*/, '');
      links.set(link, [...new Set([...(links.get(link) ?? []), page])]);
    }
  return links;
}

/** Describe a broken link; undefined for a working one. A page that asks to sign in counts as working. */
export async function linkProblem(link: string, request: typeof fetch = fetch): Promise<string | undefined> {
  try {
    const { status } = await request(link, { signal: AbortSignal.timeout(patience) });
    return status < 400 || [401, 403, 405, 429].includes(status) ? undefined : `status ${status}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

/** Write the report as Markdown: the broken links and their pages. */
export function report(problems: ReadonlyMap<string, string>, links: ReadonlyMap<string, readonly string[]>): string {
  const lines = [...problems].map(([link, problem]) => {
    const [first = '', ...more] = links.get(link) ?? [];
    return `- ${link}: ${problem} (on ${first}${more.length > 0 ? ` and ${count(more.length, 'more page')}` : ''})`;
  });
  return [`# Links to other sites`, '', `Links: ${links.size}. Leading nowhere: ${problems.size}.`, '', ...lines].join(
    '\n',
  );
}

runCommand('scripts/content/outside-links.ts', {}, async () => {
  const pages = new Map<string, string>();
  for (const file of listFiles('public'))
    if (file.endsWith('.html')) pages.set(file, await readFile(join('public', file), 'utf8'));
  const links = outsideLinks(pages, site.url);
  const problems = new Map<string, string>();
  const waiting = [...links.keys()].sort();
  const work = async () => {
    for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
      const problem = await linkProblem(link);
      if (problem) problems.set(link, problem);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  console.log(report(problems, links));
  return 0;
});
