import styled from '@emotion/styled';

export interface DocsVersionProps {
  /** Kept as the reader's choice, such as `current`. */
  name: string;
  /** What readers see, such as `Next`. */
  label: string;
}

const Badge = styled.p`
  padding: 0 0.6rem;
  border: 1px solid var(--color-border);
  border-radius: 1rem;
  font-size: var(--text-xs);
  line-height: 1.5rem;
  color: var(--color-muted);
  background: var(--color-surface);
`;

/** The version of the documentation that the page belongs to. */
export function DocsVersion({ name, label }: DocsVersionProps) {
  return (
    <Badge data-docs-version={name} data-no-print>
      Version: {label}
    </Badge>
  );
}
