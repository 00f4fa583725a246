import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { site } from '../../site';

export interface DocsVersionProps {
  /** Kept as the reader's choice, such as `current`. */
  name: string;
  /** What readers see, such as `Next`. */
  label: string;
}

const Badge = styled.p(css`
  padding: 0 0.6rem;
  border: 1px solid var(--color-border);
  border-radius: 1rem;
  font-size: var(--text-xs);
  line-height: 1.5rem;
  overflow-wrap: anywhere;
  color: var(--color-muted);
  background: var(--color-surface);
`);

/** The version that the page belongs to. `src/client/frame/docs-version.ts` keeps the documentation's, not an API's. */
export function DocsVersion({ name, label }: DocsVersionProps) {
  return (
    <Badge data-docs-version={name === site.docsVersion.name ? name : undefined} data-no-print>
      {`Version: ${label}`}
    </Badge>
  );
}
