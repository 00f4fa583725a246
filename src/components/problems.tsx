import { css } from '@emotion/react';
import styled from '@emotion/styled';

const Panel = styled.section(css`
  padding: var(--space-4) var(--space-5);
  border-bottom: 3px solid var(--color-danger);
  background: var(--color-danger-bg);
  h2 {
    font-size: var(--text-m);
  }
  pre {
    max-height: 50vh;
    margin-top: var(--space-3);
    overflow: auto;
    font-size: var(--text-s);
    white-space: pre-wrap;
  }
`);

/** What is wrong in the sources, above every page while the site is being written. */
export function Problems({ text }: { text: string }) {
  return (
    <Panel aria-label="Problems in the sources" data-problems>
      <h2>Fix these before you publish</h2>
      <pre>{text}</pre>
    </Panel>
  );
}
