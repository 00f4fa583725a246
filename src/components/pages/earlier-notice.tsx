import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { StaticHtml } from '../base/static-html';

/** The notice on a page of an earlier version, as finished HTML. */
export const EarlierNotice = styled(StaticHtml)(css`
  padding: var(--space-3) var(--space-4);
  margin-bottom: var(--space-5);
  border-left: 3px solid var(--color-warning);
  border-radius: var(--radius-s) var(--radius-m) var(--radius-m) var(--radius-s);
  background: var(--color-warning-bg);
  summary {
    width: fit-content;
    margin-top: var(--space-2);
    font-size: var(--text-s);
  }
  ul {
    padding-left: 1.4em;
  }
`);
