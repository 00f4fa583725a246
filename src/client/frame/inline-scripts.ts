import { site } from '../../site';
import { showAnnouncement } from './announcement';
import { warnOfPathPrefix } from './base-url-banner';
import { showColourMode } from './colour-mode';
import { settleSidebar, showSidebar } from './sidebar';
import { storageKeys, type StorageName } from '../browser/storage';

/** A call of a function by its source, without what only its authors read, and with its arguments as source. */
export function call(run: (...args: never[]) => void, ...args: string[]): string {
  const source = String(run)
    .replace(/\/\/ .*/g, '')
    .replace(/\n\s+/g, '\n');
  return `(${source})(${args.join(',')});`;
}

function stored(name: StorageName): string {
  return `localStorage.getItem('${storageKeys[name]}')`;
}

/**
 * A script for the end of the head, after the `theme-color` elements: what the reader chose shows at the first paint.
 * It is the same on every page.
 */
export const beforePaintScript = `try{${[
  call(showColourMode, stored('colorMode')),
  call(showSidebar, stored('sidebar')),
  call(showAnnouncement, stored('announcement'), JSON.stringify(site.announcement?.id ?? '')),
].join('')}}catch{}`;

/** A script for the end of the body: the sidebar stands as the reader left it. It is the same on every page too. */
export const afterBodyScript = [
  call(settleSidebar, JSON.stringify(storageKeys.sidebarCategories)),
  call(warnOfPathPrefix),
].join('');
