import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { site } from '../../site';

export interface DocsVersionProps {
  /** The version as it is stored, such as `current`. */
  name: string;
  /** The version as readers see it, such as `Next`. */
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

/** The version of the page. `src/client/frame/docs-version.ts` stores the documentation's, not an API's. */
export function DocsVersion({ name, label }: DocsVersionProps) {
  return (
    <Badge data-docs-version={name === site.docsVersion.name ? name : undefined} data-no-print>
      {`Version: ${label}`}
    </Badge>
  );
}
