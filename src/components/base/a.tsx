import { withPrefix } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

/** Return the address of a path of this site, with the build's path prefix. */
export function href(path: string): string {
  return withPrefix(path);
}

interface AProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, such as `/docs/`, without the path prefix. */
  to: string;
}

/** A link within the site. `plugins/gatsby-plugin-static-first/browser` navigates and prefetches for all of them. */
export function A({ to, children, ...rest }: AProps) {
  return (
    <a href={href(to)} {...rest}>
      {children}
    </a>
  );
}
