import { site } from '../site';
import { showAnnouncement } from './announcement';
import { showColourMode } from './colour-mode';
import { settleSidebar, showSidebar } from './sidebar';
import { storageKeys } from './storage';

/**
 * A script for the end of the head, after the `theme-color` elements: what the reader chose shows at the first paint.
 * It is the same on every page.
 */
export const beforePaintScript = `try{
(${showColourMode})(localStorage.getItem('${storageKeys.colorMode}'));
(${showSidebar})(localStorage.getItem('${storageKeys.sidebar}'));
(${showAnnouncement})(localStorage.getItem('${storageKeys.announcement}'),${JSON.stringify(site.announcement?.id ?? '')});
}catch{}`;

/** A script for the end of the body: the sidebar stands as the reader left it before anything else happens. */
export const sidebarScript = `(${settleSidebar})('${storageKeys.sidebarCategories}')`;
