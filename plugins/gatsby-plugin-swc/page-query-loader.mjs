/**
 * Remove queries from bundles, as Gatsby's Babel plugin does: a page's data is queried at build, and `graphql` throws when
 * called. A query holds no backtick and no interpolation; Gatsby refuses those.
 * @param {string} source a module of this site.
 */
export default function pageQueryLoader(source) {
  return source.replace(/\bgraphql`[^`]*`/g, 'undefined');
}
