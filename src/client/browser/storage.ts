/** What this site keeps in the reader's browser, by name: the one place where a key is spelled. */
export const storageKeys = {
  colorMode: 'docs.color-mode',
  announcement: 'docs.announcement',
  sidebar: 'docs.sidebar',
  sidebarCategories: 'docs.sidebar-categories',
  docsVersion: 'docs.version',
  tabs: 'docs.tabs',
  servers: 'docs.servers',
  recentSearches: 'docs.recent-searches',
} as const;

/** Keys of what it keeps for as long as a tab. */
export const sessionKeys = { scroll: 'docs.scroll' } as const;

export type StorageName = keyof typeof storageKeys;

/** The stored value, or `null` when there is none or the browser refuses access. Never throws. */
export function read(name: StorageName): string | null {
  try {
    return localStorage.getItem(storageKeys[name]);
  } catch {
    return null;
  }
}

/** The object that is stored as JSON; an empty one where there is none, or something else. Never throws. */
export function readObject<T extends object>(name: StorageName): Partial<T> {
  try {
    const stored: unknown = JSON.parse(read(name) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Keeps a value, or quietly does not where storage is blocked or full. Never throws. */
export function write(name: StorageName, value: string): void {
  try {
    localStorage.setItem(storageKeys[name], value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
