import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { paths, sitemapPath } from '../../paths';
import { aircraft } from '../base/aircraft';
import { href } from '../base/a';
import { ButtonLink } from '../base/button-link';

const Notice = styled.div(css`
  padding: var(--space-5) 0 var(--space-7);
  svg {
    width: min(100%, 22rem);
    margin-bottom: var(--space-5);
  }
  p {
    margin: var(--space-4) 0 var(--space-5);
    font-size: var(--text-l);
    color: var(--color-muted);
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
`);

/** An aircraft in a holding pattern over a waypoint, waiting for clearance. Decorative. */
function HoldingPattern() {
  return (
    <svg viewBox="0 0 352 136" fill="none" aria-hidden="true">
      <path
        d="M76 116a50 50 0 0 1 0-100H276a50 50 0 0 1 0 100Z"
        stroke="var(--color-accent)"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path d="M2 134 76 116" stroke="var(--color-border-strong)" strokeWidth="1.5" strokeDasharray="3 6" />
      <path d="m76 106 10 17H66z" fill="var(--color-bg)" stroke="var(--color-link)" strokeWidth="2.5" />
      <path
        d={aircraft}
        transform="translate(212 16) rotate(90)"
        fill="var(--color-text)"
        stroke="var(--color-bg)"
        strokeWidth="5"
        paintOrder="stroke"
      />
    </svg>
  );
}

/**
 * Say why a request gets no page, and offer ways on.
 * @param suggest true to have `src/client/suggest-page.ts` name the nearest page
 */
export function NotFound({ text, suggest }: { text: string; suggest: boolean }) {
  return (
    <Notice>
      <HoldingPattern />
      <p>{text}</p>
      <div>
        <ButtonLink to={paths.search} data-search-open>
          Search the documentation
        </ButtonLink>
        <ButtonLink to={paths.home} data-quiet>
          Go to the home page
        </ButtonLink>
      </div>
      {suggest && <p hidden data-suggest={href(sitemapPath)} />}
    </Notice>
  );
}
