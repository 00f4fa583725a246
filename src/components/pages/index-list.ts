import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { referenceText } from '../../styles/reference-text';

/** A list in groups. */
export const Index = styled.div(css`
  ${referenceText}
  section > * + *,
  details > * + * {
    margin-top: var(--space-3);
  }
  details {
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-border);
  }
  > * + * {
    margin-top: var(--space-4);
  }
  section {
    margin-top: var(--space-6);
  }
`);
