/**
 * Find the file of a built site for a path, with or without a trailing slash; undefined if the site has none. nginx's settings
 * have the same rule.
 * @param path decoded, without the path prefix, starting with a slash
 */
export function servedFile(path: string, files: ReadonlySet<string>): string | undefined {
  const name = path.slice(1);
  const candidates = name === '' || name.endsWith('/') ? [`${name}index.html`] : [name, `${name}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}
