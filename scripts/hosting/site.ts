/** The input of a host's configuration. */
export interface HostedSite {
  /** Empty, or `/prefix` without a trailing slash. */
  pathPrefix: string;
  /** Hashes of the pages' inline scripts: `sha256-…`. */
  scriptHashes: readonly string[];
  /** Moved addresses with where they lead, both without the prefix; a fragment may follow. */
  moved: Readonly<Record<string, string>>;
}

/** Compose where a moved address leads: a query stands before the fragment, and a header holds ASCII alone. */
export function redirectTarget(pathPrefix: string, target: string, query: string): string {
  const [path = '', fragment] = target.split('#');
  return `${pathPrefix}${encodeURI(path)}${query}${fragment === undefined ? '' : `#${encodeURI(fragment)}`}`;
}
