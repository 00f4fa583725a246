/**
 * `npm run announce -- ADDRESS`, such as `fcp/1.1`: print a release note, or another document, as messages for Discord: each is
 * short enough to be sent, and ready to paste.
 */
import { builtPages } from '../../src/data/pages/all-pages';
import { readSite } from '../../src/data/pages/site-source';
import { absoluteUrl, type BuiltPage } from '../../src/data/pages/output';
import { deployment } from '../../src/data/source/deployment';
import { paths } from '../../src/paths';
import { documentsOf } from '../../src/content/project';
import { documentMarkdown } from '../../src/publish/markdown/markdown-pages';
import { discordMessages } from './announce/messages';
import { runCommand } from '../lib/command';

/** True for a type of page that a writer announces. */
export const isAnnounced = (type: string): boolean => /^(Doc|Post|MarkdownPage)$/.test(type);

/** Find the page that a writer means: `fcp/1.1`, `/releases/fcp/1.1/` or `docs/welcome`. */
export function announcedPage(pages: readonly BuiltPage[], name: string): BuiltPage | undefined {
  const slug = name.replace(/^\/+|\/+$/g, '');
  const wanted = [paths.post(slug), paths.page(slug)];
  return pages.find((page) => isAnnounced(page.type) && wanted.includes(page.path));
}

runCommand('scripts/content/announce.ts', { allowPositionals: true }, async ({ positionals: [name, ...others] }) => {
  if (name === undefined || others.length > 0) {
    console.error('Name one document by its address, for example: npm run announce -- fcp/1.1');
    return 1;
  }
  const source = await readSite(process.cwd(), { drafts: false, cacheFolder: '.build' });
  const pages = builtPages(source);
  const page = announcedPage(pages, name);
  const document = documentsOf(source.content).find(({ route }) => route === page?.path);
  if (!page || !document) {
    const posts = pages.filter(({ type }) => type === 'Post').map(({ path }) => path.replace(paths.releases, ''));
    console.error(`There is no published document ${name}. Release notes are: ${posts.join(', ')}`);
    return 1;
  }
  const site = deployment(process.env);
  const markdown = documentMarkdown(page, document, absoluteUrl(site, ''));
  const messages = discordMessages(markdown, absoluteUrl(site, page.path));
  for (const [index, message] of messages.entries()) {
    console.error(`--- message ${index + 1} of ${messages.length}, ${[...message].length} characters`);
    console.log(message);
  }
  return 0;
});
