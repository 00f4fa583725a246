/**
 * Let the router show a page in the task that requests it. The published one first waits for a frame, which is painted
 * without the loaded page.
 * @param {string} source the module of `@gatsbyjs/reach-router`.
 */
export default function routerLoader(source) {
  return `const requestAnimationFrame = (show) => show();${source}`;
}
