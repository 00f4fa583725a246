/**
 * Remove queries, as Gatsby's Babel plugin does, and comments, line breaks and indents of CSS. Gatsby refuses backticks and
 * interpolation in a query. Line ends of Windows would change hashes: webpack digests modules with their comments.
 * @param {string} source
 */
export default function sourceLoader(source) {
  return source
    .replaceAll('\r\n', '\n')
    .replace(/\bgraphql`[^`]*`/g, 'undefined')
    .replace(/(?:css`|= `(?=\n))[^`]*`/g, (css) => css.replace(/\/\*.*?\*\//gs, '').replace(/\s*\n\s*/g, ' '));
}
