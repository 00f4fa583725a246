import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { StaticHtml } from '../base/static-html';
import { referenceText } from '../../styles/reference-text';

/** A list in groups; with the class `api-index`, `src/client/reference/reference.ts` filters it. */
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

const Filter = styled.div(css`
  input {
    display: block;
    width: 100%;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-m);
    background: var(--color-bg);
  }
  output {
    display: block;
    margin-top: var(--space-2);
  }
  @media (pointer: coarse) {
    input {
      min-height: 44px;
    }
  }
`);

/** Behaviours write into this element, so it is HTML that React leaves alone. */
const result = '<output class="note" data-filter-result=""></output>';

/** Show the field that filters a list. */
export function IndexFilter({ by }: { by: string }) {
  const words = `Filter by ${by}`;
  return (
    <Filter data-needs-js="">
      <label>
        <span className="visually-hidden">{words}</span>
        <input type="search" data-filter="" placeholder={words} autoComplete="off" spellCheck={false} />
      </label>
      <StaticHtml html={result} />
    </Filter>
  );
}
