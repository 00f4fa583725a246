import type { ReactNode } from 'react';

/**
 * Stands in for gatsby-react-router-scroll in the browser: `src/gatsby/webpack/webpack.ts` puts it there. `scroll.ts` does what
 * that is for. It would note the position in each frame of scrolling, and throw on a hash that is not well encoded.
 */
export function ScrollContext({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** Part of Gatsby's own exports; this site has no use for it. */
export function useScrollRestoration(): void {}
