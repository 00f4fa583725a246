/**
 * Let the router show a page in the task that requests it. The published one first waits for a frame, which is painted
 * without the loaded page.
 * @param {string} source the module of `@gatsbyjs/reach-router`.
 * @throws if the module requests no frame
 */
export default function routerLoader(source) {
  if (!source.includes('requestAnimationFrame'))
    throw new Error('The router asks for no frame: see "A router that does not wait for a frame" in docs/gatsby.md.');
  return `const requestAnimationFrame = (show) => show();${source}`;
}
