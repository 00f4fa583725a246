/** Keep the page's text before behaviours change it: the application reads its data from this text. */

declare global {
  interface Window {
    /** Built HTML of each `data-static-html` element, in the page's order. */
    builtBodies?: string[];
  }
}

window.builtBodies = [...document.querySelectorAll('[data-static-html]')].map(({ innerHTML }) => innerHTML);

export {};
