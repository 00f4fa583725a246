/**
 * Stand-ins for packages in browsers (`gatsby-node.ts`): only the parts that the application uses. The README says how much each
 * saves.
 */
import type { ReactNode } from 'react';

declare const __BASE_PATH__: string;

// gatsby-link: `browser/follow-links.ts` follows plain links. Gatsby re-exports the first three, and bundles drop them.
export const Link = undefined;
export const navigate = undefined;
export const withAssetPrefix = undefined;

/** Put the site's path prefix before a root-relative path. Other addresses stay as they are. */
export const withPrefix = (path: string): string => (path.startsWith('/') ? __BASE_PATH__ + path : path);

/** Split a root-relative address; query and hash keep their `?` and `#`. An empty query or hash is dropped. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]+)?\??(#.+)?/.exec(address || '/') ?? [];
  return { pathname, search, hash };
}

/** gatsby-react-router-scroll, which notes each frame of scrolling and throws on a malformed hash: `scroll.ts` does its work. */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;
export function useScrollRestoration(): void {}

/** Gatsby's handling of `Head` exports, which ESLint forbids: Helmet writes the head. */
export function headHandlerForBrowser(): void {}

/** @emotion/is-prop-valid: TypeScript has checked the props. Emotion asks about `as`, to learn whether `as` may choose the element. */
export default function isPropValid(name: string): boolean {
  return name !== 'as';
}
