import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Frame } from '../../nav';
import { Icon } from '../base/icon';
import { Pagination } from './pagination';

const Facts = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  margin-top: var(--space-7);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-border);
  font-size: var(--text-s);
  color: var(--color-muted);
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 1.5rem;
  }
`);

/** The end of a page: its edit link, its last change, and the pages before and after it. */
export function PageFooter({
  editUrl,
  lastUpdated,
  previous,
  next,
}: Pick<Frame, 'editUrl' | 'lastUpdated' | 'previous' | 'next'>) {
  return (
    <>
      {(editUrl || lastUpdated) && (
        <Facts>
          {editUrl && (
            <a href={editUrl} data-no-print>
              <Icon name="pencil" /> Edit this page
            </a>
          )}
          {lastUpdated && (
            <span>
              Last updated <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
            </span>
          )}
        </Facts>
      )}
      <Pagination previous={previous} next={next} />
    </>
  );
}
