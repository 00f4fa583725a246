declare global {
  interface Window {
    /** HTML of each `data-static-html` element as it was built, in the page's order. */
    builtBodies?: string[];
  }
}

/** Keep the text of the page for the application, which reads its data from there: behaviours change it. */
export function keepBuiltBodies(document: Document): void {
  window.builtBodies = [...document.querySelectorAll('[data-static-html]')].map(({ innerHTML }) => innerHTML);
}
