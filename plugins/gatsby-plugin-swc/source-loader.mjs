/**
 * Make a module of this site smaller before SWC compiles it. Queries go, as with Gatsby's Babel plugin: a page's data is queried
 * at build, and `graphql` throws when called. A query holds no backtick and no interpolation; Gatsby refuses those. CSS, in `css`
 * tags and in assigned text of several lines, loses comments, line breaks and indents. Line ends of Windows would give the same
 * bundles other hashes: webpack digests modules with their comments.
 * @param {string} source
 */
export default function sourceLoader(source) {
  return source
    .replaceAll('\r\n', '\n')
    .replace(/\bgraphql`[^`]*`/g, 'undefined')
    .replace(/(?:css`|= `(?=\n))[^`]*`/g, (css) => css.replace(/\/\*.*?\*\//gs, '').replace(/\s*\n\s*/g, ' '));
}
