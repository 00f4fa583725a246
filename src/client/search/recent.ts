import { read, write } from '../browser/storage';

const limit = 6;

/** List recent searches on this machine, newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(read('recentSearches') ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, limit) : [];
  } catch {
    return [];
  }
}

/** Store a query whose result was followed. */
export function rememberSearch(query: string): void {
  const kept = recentSearches().filter((known) => known.toLowerCase() !== query.toLowerCase());
  write('recentSearches', JSON.stringify([query, ...kept].slice(0, limit)));
}

export function forgetSearches(): void {
  write('recentSearches', '[]');
}
