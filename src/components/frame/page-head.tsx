import { css } from '@emotion/react';
import type { Frame } from '../../nav';
import { Breadcrumbs } from './breadcrumbs';
import { PageActions } from './page-actions';
import { TableOfContentsAbove } from './table-of-contents';

/** The actions' place is kept from the start, so that the breadcrumbs do not move when they arrive. */
export const pageHeadStyles = () => css`
  .page-head {
    margin-bottom: var(--space-5);
    > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 5rem;
      margin-top: var(--space-2);
      font-size: var(--text-s);
    }
  }
`;

interface PageHeadProps {
  frame: Frame;
  /** Whether the page is there as Markdown, too. */
  markdown: boolean;
  hasContents: boolean;
}

/** A page's title; below it where the page stands, what can be done with it, and what is in it. */
export function PageHead({ frame, markdown, hasContents }: PageHeadProps) {
  return (
    <header className="page-head">
      <h1>{frame.title}</h1>
      {markdown && (
        <div data-no-print>
          <Breadcrumbs breadcrumbs={frame.breadcrumbs} />
          <PageActions path={frame.path} />
        </div>
      )}
      {hasContents && <TableOfContentsAbove headings={frame.headings} />}
    </header>
  );
}
