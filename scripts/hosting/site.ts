/** The input of a host's configuration. */
export interface HostedSite {
  /** Empty, or `/prefix` without a trailing slash. */
  pathPrefix: string;
  /** Hashes of the pages' inline scripts: `sha256-…`. */
  scriptHashes: readonly string[];
  /** Moved addresses: old path to new, both without the prefix. */
  moved: ReadonlyMap<string, string>;
}
