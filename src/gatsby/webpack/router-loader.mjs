/**
 * Let the router show a page in the task that asks for it. As published it waits for a frame first, which is painted
 * without the page that is there.
 * @param {string} source the module of `@gatsbyjs/reach-router`.
 * @throws where the module asks for no frame
 */
export default function routerLoader(source) {
  if (!source.includes('requestAnimationFrame'))
    throw new Error('The router asks for no frame: see "A router that does not wait for a frame" in docs/gatsby.md.');
  return `const requestAnimationFrame = (show) => show();${source}`;
}
