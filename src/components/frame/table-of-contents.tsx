import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Heading } from '../../nav';
import { Icon } from '../base/icon';

const List = styled.ul(css`
  margin-top: var(--space-3);
  border-left: 1px solid var(--color-border);
  a {
    display: block;
    margin-left: -1px;
    padding: 0.3rem 0 0.3rem var(--space-4);
    border-left: 2px solid transparent;
    color: var(--color-muted);
  }
  [data-depth='3'] {
    padding-left: 1.875rem;
  }
  a:hover {
    color: var(--color-text);
  }
  [aria-current] {
    border-color: var(--color-accent-ink);
    color: var(--color-text);
    font-weight: 600;
  }
`);

function Links({ headings }: { headings: readonly Heading[] }) {
  return (
    <List>
      {headings.map(({ id, text, depth }) => (
        <li key={id}>
          <a href={`#${id}`} data-depth={depth}>
            {text}
          </a>
        </li>
      ))}
    </List>
  );
}

const Beside = styled.nav(css`
  position: sticky;
  top: var(--navbar-height);
  align-self: start;
  max-height: calc(100vh - var(--navbar-height));
  overflow-y: auto;
  padding: var(--space-6) var(--space-5) var(--space-6) 0;
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  p {
    font-weight: 600;
  }
  @media (max-width: 74.99em) {
    display: none;
  }
`);

/** The table next to the text, on a wide screen. `src/client/frame/toc.ts` marks the section that the reader is in. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <Beside aria-labelledby="toc-title" data-toc data-no-print>
      <p id="toc-title">On this page</p>
      <Links headings={headings} />
    </Beside>
  );
}

const Above = styled.details(css`
  margin-top: var(--space-2);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 2rem;
    font-weight: 600;
  }
  @media (min-width: 75em), print {
    [data-beside] & {
      display: none;
    }
  }
`);

/** The table below the title, closed, on a narrower screen. */
export function TableOfContentsAbove({ headings }: { headings: readonly Heading[] }) {
  return (
    <Above data-toc data-no-print>
      <summary>
        On this page <Icon name="chevron-down" />
      </summary>
      <nav aria-label="On this page">
        <Links headings={headings} />
      </nav>
    </Above>
  );
}
