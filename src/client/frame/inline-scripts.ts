import { site } from '../../site';
import { showAnnouncement, showColourMode } from './choices';
import { warnOfPathPrefix } from './base-url-banner';
import { settleSidebar, showSidebar } from './sidebar';
import { storageKeys, type StorageName } from '../browser/storage';

/** Write a call of a function by its source, without its name and comments, and with its arguments as source. */
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

/**
 * A script for the end of the head, after the `theme-color` elements: the reader's choices show at the first paint. The
 * same on every page.
 */
export const beforePaintScript = `try{${[
  call(showColourMode, stored('colorMode')),
  call(showSidebar, stored('sidebar')),
  call(showAnnouncement, stored('announcement'), JSON.stringify(site.announcement?.id ?? '')),
].join('')}}catch{}`;

/** A script for the end of the body: the sidebar is as the reader left it. The same on every page. */
export const afterBodyScript = [
  call(settleSidebar, JSON.stringify(storageKeys.sidebarCategories)),
  call(warnOfPathPrefix),
].join('');
