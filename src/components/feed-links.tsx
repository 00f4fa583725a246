import styled from '@emotion/styled';
import { paths } from '../paths';
import { href } from './a';

const Line = styled.p`
  margin-top: var(--space-2);
  color: var(--color-muted);
`;

/** Where feed readers find the releases. */
export function FeedLinks() {
  return (
    <Line data-no-print>
      Follow them in a feed reader: <a href={href(paths.feeds.atom)}>Atom</a>, <a href={href(paths.feeds.rss)}>RSS</a>{' '}
      or <a href={href(paths.feeds.json)}>JSON Feed</a>.
    </Line>
  );
}
