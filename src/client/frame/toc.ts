import { decode } from '../../text/decode';
import { delegate } from '../browser/elements';
import { onPageChange } from '../browser/page-change';

const linkSelector = '[data-toc] a';

/** Return the index of the last heading above the line, or else of the first heading. `tops` are the headings' tops, in order. */
export function headingBeingRead(tops: readonly number[], line: number): number {
  return tops.reduce((last, top, index) => (top <= line ? index : last), 0);
}

/**
 * Return the reading line, in pixels from the window's top: just under the navbar. Near the end of the page it sinks to the
 * bottom, so it passes the last sections, too.
 * @param way pixels that the page can scroll in total
 */
export function readingLine(scrolled: number, way: number, height: number, navbar: number): number {
  return navbar + (height - navbar) * Math.max(0, 1 - (way - scrolled) / Math.min(way, height) || 0);
}

/** Id of a heading chosen in a table of contents, until the reader does something else. */
let chosen: string | undefined;

/** Mark the section being read in every table of contents. */
function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(linkSelector)];
  const ids = [...new Set(links.map(({ hash }) => decode(hash.slice(1))))];
  const { scrollHeight, clientHeight } = document.documentElement;
  const navbar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;
  const line = readingLine(scrollY, scrollHeight - clientHeight, clientHeight, navbar);
  const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
  const id = ids.find((known) => known === chosen) ?? ids[headingBeingRead(tops, line)];
  const current = links.filter(({ hash }) => decode(hash.slice(1)) === id);
  // Measure everything before writing anything, to avoid another layout.
  const scrolls = current.flatMap((link) => {
    const panel = link.closest<HTMLElement>('nav[data-toc]');
    if (!panel || link.hasAttribute('aria-current') || panel.scrollHeight <= panel.clientHeight) return [];
    return { panel, top: link.offsetTop - panel.clientHeight / 2 };
  });
  for (const link of links)
    if (current.includes(link)) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  for (const { panel, top } of scrolls) panel.scrollTop = top;
}

/** Follow the reader through the page; a chosen heading stays marked until the reader scrolls. */
export function startTableOfContents(): void {
  let frame = 0;
  const mark = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(markSection);
  };
  delegate('click', linkSelector, (link) => {
    chosen = decode((link as HTMLAnchorElement).hash.slice(1));
    mark();
  });
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    document.addEventListener(type, () => (chosen = undefined), { passive: true });
  document.addEventListener('scroll', mark, { passive: true });
  addEventListener('resize', mark, { passive: true });
  // Wait for the paint: measuring earlier would cost a layout and a style pass.
  onPageChange(() => requestAnimationFrame(() => setTimeout(markSection)));
  mark();
}
