/** Keep the page's text for the application, which reads its data from there, before behaviours change it. */

declare global {
  interface Window {
    /** Built HTML of each `data-static-html` element, in the page's order. */
    builtBodies?: string[];
  }
}

window.builtBodies = [...document.querySelectorAll('[data-static-html]')].map(({ innerHTML }) => innerHTML);

export {};
