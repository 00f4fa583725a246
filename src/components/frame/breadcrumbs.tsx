import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Frame } from '../../nav';
import { A } from '../base/a';

const Trail = styled.nav(css`
  font-size: var(--text-s);
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
 * The way from the first section down to the page; nothing on a page without parents. Its links stand on every page and
 * few follow them, while what they lead to may be the list of a thousand operations: they are prefetched on intent alone.
 */
export function Breadcrumbs({ breadcrumbs, title, path }: Pick<Frame, 'breadcrumbs' | 'title' | 'path'>) {
  if (breadcrumbs.length === 0) return null;
  return (
    <Trail data-prefetch="intent" aria-label="Breadcrumbs" data-no-print>
      <ol>
        {breadcrumbs.map((crumb) => (
          <li key={crumb.path ?? crumb.label}>{crumb.path ? <A to={crumb.path}>{crumb.label}</A> : crumb.label}</li>
        ))}
        <li>
          <A to={path} aria-current="page">
            {title}
          </A>
        </li>
      </ol>
    </Trail>
  );
}
