/**
 * Stands in for @emotion/is-prop-valid in the browser, at a hundredth of its weight: `src/gatsby/webpack/webpack.ts` puts it there.
 * The list of known attributes guards against props that HTML does not know; TypeScript has checked ours already.
 * `as` alone is no attribute here: Emotion asks about it to know whether it may choose the element.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as';
}
