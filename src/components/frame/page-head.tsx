import { css } from '@emotion/react';
import { isPublishedType, type Frame } from '../../nav';
import { Breadcrumbs } from './breadcrumbs';
import { PageActions } from './page-actions';
import { TableOfContentsAbove } from './table-of-contents';

/** The place of the actions is kept from the start, so that nothing beside them moves when they arrive. */
export const pageHeadStyles = () => css`
  .page-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 5rem;
    gap: var(--space-2) 0;
    align-items: baseline;
    margin-bottom: var(--space-5);
    > div {
      display: contents;
      font-size: var(--text-s);
    }
    > * {
      grid-column: 1 / -1;
    }
    @media (min-width: 20em) {
      > .short {
        grid-column: 1;
      }
    }
  }
`;

interface PageHeadProps {
  frame: Frame;
  type: string;
  hasContents: boolean;
}

/** A page's title, and below it the breadcrumbs, actions and table of contents; without breadcrumbs the actions stand beside it. */
export function PageHead({ frame, type, hasContents }: PageHeadProps) {
  return (
    <div className="page-head">
      <h1 className={frame.breadcrumbs.length > 0 ? undefined : 'short'}>{frame.title}</h1>
      {isPublishedType(type) && (
        <div data-no-print>
          <Breadcrumbs breadcrumbs={frame.breadcrumbs} />
          <PageActions {...frame} type={type} />
        </div>
      )}
      {hasContents && <TableOfContentsAbove headings={frame.headings} />}
    </div>
  );
}
