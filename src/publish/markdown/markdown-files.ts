/** The Markdown of pages as files. Pure. */
import type { Deployment } from '../../data/source/deployment';
import { absoluteUrl, type Output } from '../../data/pages/output';
import { paths } from '../../paths';

/**
 * Write each page's Markdown twice, where programs look for it: `index.md` in the page's folder, and a file beside the folder
 * (`/docs/welcome.md`). Name the list of all pages below the title.
 * @param pages the output of `markdownPages`
 */
export function markdownFiles(pages: readonly Output[], deployment: Deployment): Output[] {
  const index = `> All pages as Markdown: ${absoluteUrl(deployment, paths.llms)}`;
  return pages.flatMap(({ path, content }) => {
    const text = String(content).replace(/^# .*\n/, (title) => `${title}\n${index}\n`);
    const beside = path.replace(/\/index\.md$/, '.md');
    return [path, ...(beside === '.md' ? [] : [beside])].map((file) => ({ path: file, content: text }));
  });
}
