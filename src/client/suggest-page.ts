import { nearestPath } from '../text/nearest';
import { trusted } from './browser/trusted';

/** Name the page nearest to a missing one. @param place names in `data-suggest` the path of the sitemap, path prefix included */
export async function suggestPage(place: HTMLElement): Promise<void> {
  const address = place.dataset.suggest ?? '';
  const response = await fetch(address);
  if (!response.ok) return;
  const home = address.slice(0, address.lastIndexOf('/') + 1);
  const sitemap = new DOMParser().parseFromString(trusted.createHTML(await response.text()), 'text/xml');
  const pages = [...sitemap.querySelectorAll('loc')]
    .map(({ textContent: url }) => new URL(url).pathname)
    .filter((path) => path !== home);
  const near = nearestPath(location.pathname.replace(/\/?$/, '/'), pages);
  if (near === undefined) return;
  const link = Object.assign(document.createElement('a'), { href: near, textContent: decodeURI(near) });
  place.append('The nearest page is at ', link, '.');
  place.hidden = false;
}
