/** What a host's configuration is made from. */
export interface HostedSite {
  /** Empty, or `/prefix` without a trailing slash. */
  pathPrefix: string;
  /** Of the inline scripts of the pages: `sha256-…`. */
  scriptHashes: readonly string[];
  /** Addresses that lead to others, by their old path; both without the prefix. */
  moved: ReadonlyMap<string, string>;
}
