import { css } from '@emotion/react';
import styled from '@emotion/styled';

const Badge = styled.p(css`
  display: inline-block;
  padding: 0 var(--space-2);
  border-radius: var(--radius-s);
  background: var(--color-warning-bg);
  color: var(--color-warning);
  font-size: var(--text-s);
`);

/** Marks a document that only its writers see. */
export function DraftBadge() {
  return <Badge>Draft: not part of the published site</Badge>;
}
