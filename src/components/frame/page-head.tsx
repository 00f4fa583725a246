import { css } from '@emotion/react';
import { isPublishedType, type Frame } from '../../nav';
import { Breadcrumbs } from './breadcrumbs';
import { PageActions } from './page-actions';
import { TableOfContentsAbove } from './table-of-contents';

/** The place of the actions is kept from the start, so that the breadcrumbs do not move when they arrive. */
export const pageHeadStyles = () => css`
  .page-head {
    margin-bottom: var(--space-5);
    > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 5rem;
      margin-top: var(--space-2);
      font-size: var(--text-s);
    }
    /* Without breadcrumbs the actions take the room that the title leaves. */
    > h1:has(+ div > details:first-child) {
      padding-right: min(5rem, 22%);
      + div {
        margin: -2.25rem 0 1rem;
      }
    }
  }
`;

interface PageHeadProps {
  frame: Frame;
  type: string;
  hasContents: boolean;
}

/** A page's title, and below it the breadcrumbs, actions and table of contents. */
export function PageHead({ frame, type, hasContents }: PageHeadProps) {
  return (
    <div className="page-head">
      <h1>{frame.title}</h1>
      {isPublishedType(type) && (
        <div data-no-print>
          <Breadcrumbs breadcrumbs={frame.breadcrumbs} />
          <PageActions {...frame} />
        </div>
      )}
      {hasContents && <TableOfContentsAbove headings={frame.headings} />}
    </div>
  );
}
