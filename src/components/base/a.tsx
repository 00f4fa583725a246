import { withPrefix } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

interface AProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, such as `/docs/`, without the path prefix. */
  to: string;
}

/** A link within the site. `plugins/gatsby-plugin-static-first/browser` navigates and prefetches for all of them. */
export function A({ to, children, ...rest }: AProps) {
  return (
    <a href={withPrefix(to)} {...rest}>
      {children}
    </a>
  );
}
