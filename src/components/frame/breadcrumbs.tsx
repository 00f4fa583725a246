import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Frame } from '../../nav';
import { A } from '../base/a';

const Trail = styled.nav(css`
  color: var(--color-muted);
  min-width: 0;
  ol {
    display: flex;
    flex-wrap: wrap;
    padding: 0;
    list-style: none;
  }
  li {
    min-width: 0;
  }
  li + li::before {
    content: '/' / '';
    margin: 0 var(--space-2);
    color: var(--color-border-strong);
  }
  a {
    display: inline-block;
    max-width: 100%;
    min-height: 1.5rem;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: var(--color-link);
    text-decoration: underline;
  }
`);

/**
 * The way from the section down to the page, below its title; nothing for a page without parents. The links are on every
 * page, few readers follow them, and a target may list a thousand operations: they are prefetched only on intent.
 */
export function Breadcrumbs({ breadcrumbs }: Pick<Frame, 'breadcrumbs'>) {
  if (breadcrumbs.length === 0) return null;
  return (
    <Trail data-prefetch="intent" aria-label="Breadcrumbs">
      <ol>
        {breadcrumbs.map((crumb) => (
          <li key={crumb.path ?? crumb.label}>{crumb.path ? <A to={crumb.path}>{crumb.label}</A> : crumb.label}</li>
        ))}
      </ol>
    </Trail>
  );
}
