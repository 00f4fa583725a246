/**
 * Takes queries out of what is bundled, as Gatsby's Babel plugin does: a page's data is queried at build, and `graphql`
 * throws where it is called. A query holds no grave accent and no interpolation; Gatsby refuses those when it reads it.
 * @param {string} source a module of this site.
 */
export default function pageQueryLoader(source) {
  return source.replace(/\bgraphql`[^`]*`/g, 'undefined');
}
