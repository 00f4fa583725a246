import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { href } from '../base/a';
import { StaticHtml } from '../base/static-html';
import { Index, IndexFilter } from './index-filter';

const Body = styled(StaticHtml)(css`
  .changes {
    padding: 0;
    list-style: none;
  }
  .changes > li {
    padding-block: var(--space-3);
    scroll-margin-top: calc(var(--navbar-height) + var(--space-3));
    overflow-wrap: anywhere;
  }
  .changes > li + li {
    border-top: 1px solid var(--color-border);
  }
  .changes b {
    font-weight: 600;
  }
  del,
  ins,
  summary {
    color: var(--color-muted);
    font-size: var(--text-s);
  }
  li p {
    margin-top: var(--space-1);
  }
  summary {
    cursor: pointer;
  }
  .group > * + * {
    margin-top: var(--space-4);
  }
`);

interface ApiChangesProps {
  /** The versions as finished HTML. */
  html: string;
  /** Path of the Atom feed. */
  feed: string;
}

/** Show what each version of an API changed. `client/reference/index-filter` hides what its reader filters out. */
export function ApiChanges({ html, feed }: ApiChangesProps) {
  return (
    <article data-reference>
      <Index className="api-index">
        <p className="lead">
          Follow them with <a href={href(feed)}>Atom</a>.
        </p>
        <IndexFilter by="kind, operation or field" />
        <Body html={html} />
      </Index>
    </article>
  );
}
