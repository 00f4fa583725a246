/**
 * Lets the router show a page in the task that asks for it. As published it waits for a frame first, which is painted
 * without the page that is there.
 * @param {string} source the module of `@gatsbyjs/reach-router`.
 */
export default function routerLoader(source) {
  return `const requestAnimationFrame = (show) => show();${source}`;
}
