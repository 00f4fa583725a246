import styled from '@emotion/styled';
import { paths } from '../paths';
import { href } from './a';

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin-inline-start: auto;
  font-size: var(--text-s);
  white-space: nowrap;
  button,
  a {
    min-height: 1.5rem;
    color: var(--color-muted);
    text-decoration: none;
  }
  button:hover,
  a:hover {
    color: var(--color-link);
    text-decoration: underline;
  }
  [data-width='full'] > main & {
    justify-content: center;
    padding: var(--space-5);
  }
`;

/** Takes the page elsewhere as Markdown. `src/client/copy-page.ts` copies it. */
export function PageActions({ path }: { path: string }) {
  const markdown = href(paths.markdown(path));
  return (
    <Actions data-no-print>
      <button type="button" data-copy-page={markdown} data-needs-js aria-live="polite">
        Copy page
      </button>
      <a href={markdown}>View as Markdown</a>
    </Actions>
  );
}
