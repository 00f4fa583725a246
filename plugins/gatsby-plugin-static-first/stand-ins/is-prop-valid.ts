/**
 * Replace @emotion/is-prop-valid in the browser, at a hundredth of its weight (see `gatsby-node.ts`). Its list of
 * known attributes guards against props that HTML does not know; TypeScript has already checked ours. Only `as` is not an
 * attribute; Emotion asks about it to learn if it may choose the element.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as';
}
