import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { paths } from '../../paths';
import { A, href } from '../base/a';

const Line = styled.p(css`
  color: var(--color-muted);
`);

/** Other ways to the releases: lists in another order, and feeds. */
export function ReleaseLinks() {
  return (
    <Line data-no-print>
      Browse by <A to={paths.archive}>year</A>, <A to={paths.tags}>tag</A> or <A to={paths.authors}>author</A>. Follow
      with <a href={href(paths.feeds.atom)}>Atom</a>, <a href={href(paths.feeds.rss)}>RSS</a> or{' '}
      <a href={href(paths.feeds.json)}>JSON Feed</a>.
    </Line>
  );
}
