/** Facts about a built site, for servers and tests. The site stores them as `build-info.json`. */
export interface BuildInfo {
  siteUrl: string;
  /** Empty, or `/prefix` without a trailing slash. */
  pathPrefix: string;
  /** Hashes of the pages' inline scripts, for the Content-Security-Policy: `sha256-…`, sorted. */
  scriptHashes: string[];
  /** Moved addresses and their targets, without the prefix. A target may have a fragment. */
  moved: Record<string, string>;
  /** The addresses of all files besides pages: the next build removes those that it does not write itself. */
  outputs: string[];
}

export const buildInfoFile = 'build-info.json';
