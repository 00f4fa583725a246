import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { withPrefix } from 'gatsby';
import type { Frame } from '../../nav';
import { isPublishedType } from '../../page-kinds';
import { paths } from '../../paths';
import { A } from '../base/a';
import { Icon } from '../base/icon';
import { TableOfContentsAbove } from './table-of-contents';

const Head = styled.div(css`
  margin-bottom: var(--space-5);
  /* Reserve the place of the actions: the breadcrumbs must not move when they arrive. */
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 5rem;
    margin-top: var(--space-2);
    font-size: var(--text-s);
  }
  /* Without breadcrumbs the actions are next to the title, if both have room. */
  &:has(> div > details:first-child) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    > details {
      flex-basis: 100%;
    }
  }
`);

/** A page's title, and below it the breadcrumbs, actions and table of contents. */
export function PageHead({ frame, hasContents }: { frame: Frame; hasContents: boolean }) {
  return (
    <Head>
      <h1>{frame.title}</h1>
      {isPublishedType(frame.__typename) && (
        <div data-no-print>
          <Breadcrumbs breadcrumbs={frame.breadcrumbs} />
          <PageActions {...frame} />
        </div>
      )}
      {hasContents && <TableOfContentsAbove headings={frame.headings} />}
    </Head>
  );
}

const Trail = styled.nav(css`
  color: var(--color-muted);
  ol {
    display: flex;
    flex-wrap: wrap;
  }
  /* Keep the slash next to a label of several lines. */
  li {
    display: flex;
    min-width: 0;
  }
  li + li::before {
    content: '/';
    content: '/' / '';
    margin: 0 var(--space-2);
    color: var(--color-border-strong);
  }
  a {
    display: inline-block;
    max-width: 100%;
    min-height: 1.5rem;
    color: inherit;
  }
  a:hover {
    color: var(--color-link);
  }
`);

/**
 * The way from the section down to the page; nothing for a page without parents. Few readers follow these links, so they are
 * prefetched only on intent.
 */
function Breadcrumbs({ breadcrumbs }: Pick<Frame, 'breadcrumbs'>) {
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

const Actions = styled.details(css`
  grid-column: 2;
  justify-self: end;
  color: var(--color-muted);
  ul {
    inset-inline: auto 0;
  }
  button {
    width: 100%;
    text-align: start;
  }
`);

/** Actions for the page: copy its text, download files. */
function PageActions({ path, downloads }: Pick<Frame, 'path' | 'downloads'>) {
  return (
    <Actions className="dropdown" data-dropdown>
      <summary>
        Actions <Icon name="chevron-down" />
      </summary>
      <ul>
        <li data-needs-js>
          {/* `src/client/text/copy.ts` handles clicks. */}
          <button
            type="button"
            data-copy-page={withPrefix(paths.markdown(path))}
            aria-live="polite"
            suppressHydrationWarning
          >
            Copy page
          </button>
        </li>
        <li>
          <a href={withPrefix(paths.markdown(path))}>View as Markdown</a>
        </li>
        {downloads.map((file) => (
          <li key={file.path}>
            <a href={withPrefix(file.path)} download>
              {file.label}
            </a>
          </li>
        ))}
      </ul>
    </Actions>
  );
}
