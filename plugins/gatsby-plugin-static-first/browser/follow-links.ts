import { isModified, linkOf, pageAddress } from '../../../src/client/browser/links';
import './gatsby-runtime';

const isPlainClick = (event: MouseEvent) => !event.defaultPrevented && !event.button && !isModified(event);

/**
 * Follow links to pages of this site without a full load. The browser handles all other links.
 * @param root absolute address of the site's home, path prefix included
 */
export function followLinks(root: string): void {
  document.addEventListener('click', (event) => {
    const link = window.___navigate && isPlainClick(event) && linkOf(event);
    const address = link && pageAddress(link.href, root);
    if (!address) return;
    const here = link.pathname === location.pathname && link.search === location.search;
    if (here && link.hash) return;
    event.preventDefault();
    window.___navigate?.(address, { replace: here });
  });
}
