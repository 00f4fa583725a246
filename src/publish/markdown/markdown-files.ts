/** The Markdown of pages as files. Pure. */
import type { Deployment } from '../../data/source/deployment';
import { absoluteUrl, type Output } from '../../data/pages/output';
import { paths } from '../../paths';

/**
 * Each page's Markdown twice, as programs guess its address: `index.md` in the page's folder, and a file beside the folder
 * (`/docs/welcome.md`). Below the title stands where all pages are listed.
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
