import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Frame } from '../../nav';
import { Icon } from '../base/icon';
import { A } from '../base/a';

const Facts = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  margin-top: var(--space-7);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-border);
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 1.5rem;
  }
`);

const Pair = styled.nav(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(14rem, 50% - var(--space-2))), 1fr));
  gap: var(--space-4);
  margin-top: var(--space-6);
  a {
    padding: var(--space-4) var(--space-5);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    font-weight: 600;
    line-height: var(--leading-snug);
    text-decoration: none;
    transition: border-color var(--duration-fast);
  }
  a:hover {
    border-color: var(--color-link);
  }
  small {
    display: block;
    font-weight: 400;
  }
  [rel='next'] {
    text-align: end;
    grid-column-end: -1;
  }
`);

/** The end of a page: its edit link, its last change, and the pages before and after it. */
export function PageFooter({ editUrl, lastUpdated, previous, next }: Frame) {
  return (
    <>
      {(editUrl || lastUpdated) && (
        <Facts className="note">
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
      {(previous || next) && (
        <Pair aria-label="Previous and next page" data-no-print>
          {previous && (
            <A to={previous.path} rel="prev">
              <small className="note">Previous</small>
              {previous.label}
            </A>
          )}
          {next && (
            <A to={next.path} rel="next">
              <small className="note">Next</small>
              {next.label}
            </A>
          )}
        </Pair>
      )}
    </>
  );
}
