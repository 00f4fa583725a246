/** The input of a host's configuration. */
export interface HostedSite {
  /** Empty, or `/prefix` without a trailing slash. */
  pathPrefix: string;
  /** Hashes of the pages' inline scripts: `sha256-…`. */
  scriptHashes: readonly string[];
  /** Moved addresses with their targets, both without the prefix; a fragment may follow. */
  moved: Readonly<Record<string, string>>;
}

/** Write a regular expression as servers read it in quotes, without the leading `^`. */
export const serverPattern = ({ source }: RegExp) => source.replaceAll('\\/', '/').replace(/^\^/, '');

/** List each moved address with and without its trailing slash, with its target. */
export const movedForms = ({ moved }: HostedSite): [form: string, target: string][] =>
  Object.entries(moved).flatMap(([from, to]): [string, string][] => [
    [from.replace(/\/$/, ''), to],
    [from, to],
  ]);

/** Compose a redirect's target: the query precedes the fragment, and headers are ASCII only. */
export function redirectTarget(pathPrefix: string, target: string, query: string): string {
  const [path = '', fragment] = target.split('#');
  return `${pathPrefix}${encodeURI(path)}${query}${fragment === undefined ? '' : `#${encodeURI(fragment)}`}`;
}
