import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { A } from './a';

/** A link to the next step. With `data-quiet` it is a second choice and stands out less. */
export const ButtonLink = styled(A)(css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  padding: 0.7rem 1.25rem;
  border: 1px solid var(--color-accent);
  border-radius: var(--radius-m);
  background: var(--color-accent);
  color: var(--color-accent-text);
  font-weight: 600;
  line-height: var(--leading-snug);
  text-decoration: none;
  transition: background-color var(--duration-fast);
  &:hover {
    background: var(--color-accent-hover);
    color: var(--color-accent-text);
  }
  &[data-quiet] {
    border-color: var(--color-border-strong);
    background: var(--color-surface-raised);
    color: var(--color-text);
  }
  &[data-quiet]:hover {
    border-color: var(--color-link);
    color: var(--color-link);
  }
`);
