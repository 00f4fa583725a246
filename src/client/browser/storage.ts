/** Keys of the values in the reader's browser, by name. No other file spells a key. */
export const storageKeys = {
  colorMode: 'docs.color-mode',
  announcement: 'docs.announcement',
  sidebar: 'docs.sidebar',
  sidebarCategories: 'docs.sidebar-categories',
  docsVersion: 'docs.version',
  tabs: 'docs.tabs',
  servers: 'docs.servers',
} as const;

/** Keys of the values that the browser keeps as long as the tab. */
export const sessionKeys = { scroll: 'docs.scroll' } as const;

export type StorageName = keyof typeof storageKeys;

/** Read a stored value; `null` if it is missing or the browser refuses access. Never throws. */
export function read(name: StorageName): string | null {
  try {
    return localStorage.getItem(storageKeys[name]);
  } catch {
    return null;
  }
}

/** Read an object that is stored as JSON; empty if it is missing or anything else. Never throws. */
export function readObject<T extends object>(name: StorageName): Partial<T> {
  try {
    const stored: unknown = JSON.parse(read(name) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Store a value; do nothing if storage is blocked or full. Never throws. */
export function write(name: StorageName, value: string): void {
  try {
    localStorage.setItem(storageKeys[name], value);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Store a value under a key of an object that is stored as JSON. */
export function writeEntry(name: StorageName, key: string, value: unknown): void {
  write(name, JSON.stringify({ ...readObject(name), [key]: value }));
}
