/** Check every address of the sitemap: complete, without an error, nothing wider than the window. */
import { sitemapPaths } from '../../sitemap';
import type { Journey } from '../journey';
import { Difference, type Visit } from '../visit';

/** Return the readable text of a page on one line, without drawings: engines differ in the space between their words. */
const readText = () => {
  const drawings = [...document.querySelectorAll('svg')].map((svg) => ({ svg, style: svg.getAttribute('style') }));
  for (const { svg } of drawings) svg.style.display = 'none';
  const parts = ['main', 'header', 'footer'].map((part) => document.querySelector<HTMLElement>(part)?.innerText);
  for (const { svg, style } of drawings)
    if (style === null) svg.removeAttribute('style');
    else svg.setAttribute('style', style);
  return parts.join(' ').replace(/\s+/g, ' ').trim();
};

/** Texts of pages by path, for comparison between engines. */
export type Texts = Map<string, string>;

/** Make a journey to one page that keeps its text. */
const address = (path: string, texts: Texts): Journey => ({
  name: `the address ${path}`,
  async run(visit: Visit) {
    await visit.open(path);
    // Wait for tabs: they move their labels.
    await visit.see('the behaviours run', true, () => {
      return 'builtBodies' in window && !document.querySelector('.tabs:not([data-ready])');
    });
    texts.set(path, await visit.read(readText));
    await visit.startApplication();
    const { tooWide, text } = await visit.read(() => ({
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      text: document.querySelector<HTMLElement>('main')?.innerText.trim().length ?? 0,
    }));
    if (tooWide > 0) throw new Difference('pixels that the page is wider than its window', 0, tooWide);
    if (text < 50) throw new Difference('letters with the application', 'at least 50', text);
  },
});

/** Make a journey to every page. */
export const addresses = (texts: Texts): Journey[] => sitemapPaths().map((path) => address(path, texts));
