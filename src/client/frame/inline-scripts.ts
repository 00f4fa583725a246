import { site } from '../../site';
import { showAnnouncement, showColourMode } from './choices';
import { settleSidebar, showSidebar } from './sidebar';
import { storageKeys, type StorageName } from '../browser/storage';

/** Write a call of a function as source: the function without its name and comments, and the arguments. */
export function call(run: (...args: never[]) => void, ...args: string[]): string {
  const source = String(run)
    .replace(/^function \w+/, 'function')
    .replace(/\/\/ .*/g, '')
    .replace(/\n\s+/g, '\n');
  return `(${source})(${args.join(',')});`;
}

function stored(name: StorageName): string {
  return `localStorage.getItem('${storageKeys[name]}')`;
}

/** A script for the end of the head: it shows the reader's choices before the first paint. The same on every page. */
export const beforePaintScript = `try{${[
  call(showColourMode, stored('colorMode')),
  call(showSidebar, stored('sidebar')),
  call(showAnnouncement, stored('announcement'), JSON.stringify(site.announcement?.id ?? '')),
].join('')}}catch{}`;

/** A script for the end of the body: it restores the sidebar as the reader left it. The same on every page. */
export const afterBodyScript = [
  call(settleSidebar, JSON.stringify(storageKeys.sidebarCategories)),
  call(warnOfPathPrefix),
].join('');

/**
 * Warn above the page if its files cannot load because it was built for another path prefix. Its source is inlined, so it uses
 * nothing from outside.
 */
function warnOfPathPrefix(): void {
  const onError = ({ target }: Event) => {
    const page = document.getElementById('page-data');
    // An error thrown by a script has the window as its target.
    if (target === window || !page) return;
    const { prefix: built = '', path = '' } = page.dataset;
    const address = location.pathname.replace(/(\/|\/index\.html)?$/, '/');
    const below = address.startsWith(built + '/') ? built : '';
    const served = address.endsWith(path) ? address.slice(0, -path.length) : below;
    if (served === built) return;
    removeEventListener('error', onError, true);

    const how = served ? `with PATH_PREFIX=${served} and --prefix-paths` : 'without --prefix-paths';
    const textContent = `Built for ${built}/, but served from ${served}/. Build it again ${how}.`;
    const style = 'padding:1em;background:#711;color:#fff';
    document.body.prepend(Object.assign(document.createElement('p'), { role: 'alert', style, textContent }));
  };
  addEventListener('error', onError, true);
}
