import type { ReactNode } from 'react';

/**
 * Replace gatsby-react-router-scroll in the browser (see `gatsby-node.ts`): `scroll.ts` does its work. The
 * original notes the position in each frame of scrolling, and throws on a malformed hash.
 */
export function ScrollContext({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** One of Gatsby's exports, unused on this site. */
export function useScrollRestoration(): void {}
