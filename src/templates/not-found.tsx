import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql, withPrefix } from 'gatsby';
import { trusted } from '../client/browser/trusted';
import { aircraft } from '../components/base/aircraft';
import { ButtonLink } from '../components/base/button-link';
import { paths, sitemapPath } from '../paths';
import type { TemplateProps } from './page-fields';

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
const holdingPattern = `
  <path d="M76 116a50 50 0 0 1 0-100H276a50 50 0 0 1 0 100Z" stroke="var(--color-accent)" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>
  <path d="M2 134 76 116" stroke="var(--color-border-strong)" stroke-width="1.5" stroke-dasharray="3 6"/>
  <path d="m76 106 10 17H66z" fill="var(--color-bg)" stroke="var(--color-link)" stroke-width="2.5"/>
  <path d="${aircraft}" transform="translate(212 16) rotate(90)" fill="var(--color-text)" stroke="var(--color-bg)" stroke-width="5" paint-order="stroke"/>
`;

const markup = { __html: trusted.createHTML(holdingPattern) };

/** Says that there is no page, and offers ways on. `src/client/suggest-page.ts` names the page nearest to a missing one. */
export default function NotFoundTemplate({ data }: TemplateProps<Queries.NotFoundPageQuery>) {
  return (
    <Notice>
      <svg viewBox="0 0 352 136" fill="none" aria-hidden="true" dangerouslySetInnerHTML={markup} />
      <p>{data.page.description}</p>
      <p hidden data-suggest={withPrefix(sitemapPath)} />
      <div>
        <ButtonLink to={paths.search} data-search-open>
          Search the documentation
        </ButtonLink>
        <ButtonLink to={paths.home} data-quiet>
          Go to the home page
        </ButtonLink>
      </div>
    </Notice>
  );
}

export const query = graphql`
  query NotFoundPage($id: String!) {
    page: notFound(id: { eq: $id }) {
      ...PageFields
    }
  }
`;
