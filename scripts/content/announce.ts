/**
 * `npm run announce -- ADDRESS`, such as `fcp/1.1`: print a release note, or another document, as messages for Discord. Each is
 * short enough to be sent, and ready to paste.
 */
import { runCommand } from '../lib/command';
import { readSite } from '../../src/data/pages/site-source';
import { absoluteUrl } from '../../src/data/pages/output';
import { deployment } from '../../src/data/source/deployment';
import { paths } from '../../src/paths';
import { documentsOf, type Documents } from '../../src/content/project';
import { pageMarkdown, titledBody } from '../../src/publish/markdown/markdown-pages';
import { parseHtml } from '../../src/text/html-tree';
import { discordMessages } from './announce/messages';

/** Find the document that a writer means: `fcp/1.1`, `/releases/fcp/1.1/` or `docs/welcome`. */
export function announced(documents: Documents, name: string) {
  const slug = name.replace(/^\/+|\/+$/g, '');
  const wanted = [paths.post(slug), paths.page(slug)];
  return documentsOf(documents).find(({ route }) => wanted.includes(route));
}

runCommand('scripts/content/announce.ts', { allowPositionals: true }, async ({ positionals: [name, ...others] }) => {
  if (name === undefined || others.length > 0)
    return { problem: 'Name one document by its address, for example: npm run announce -- fcp/1.1' };
  const { content } = await readSite(process.cwd());
  const document = announced(content, name);
  if (!document) {
    const posts = content.posts.map(({ route }) => route.slice(paths.releases.length, -1)).sort();
    return { problem: `No published document has the address ${name}. The release notes are ${posts.join(', ')}.` };
  }
  const site = deployment(process.env);
  const { title, description } = document.frontMatter;
  const body = parseHtml(titledBody(title, document.compiled.html));
  const markdown = pageMarkdown({ type: 'Doc', description }, body, absoluteUrl(site, ''));
  const messages = discordMessages(markdown, absoluteUrl(site, document.route));
  for (const [index, message] of messages.entries()) {
    console.error(`--- message ${index + 1} of ${messages.length}, ${[...message].length} characters`);
    console.log(message);
  }
  return 0;
});
