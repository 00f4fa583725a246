import { graphql, withPrefix } from 'gatsby';
import { useEffect } from 'react';
import { A } from '../components/base/a';
import type { TemplateProps } from './page-fields';

/** Redirects, keeping query and fragment. The script is the same on every page, because the policy lists its hash. */
const leadOn = `(function(a){location.replace(a.pathname+location.search+(a.hash||location.hash))})(document.querySelector('[data-moved-to]'))`;

export default function MovedTemplate({ data }: TemplateProps<Queries.MovedPageQuery>) {
  const { target } = data.page;
  // Inline scripts do not run after a change of page.
  useEffect(() => location.replace(withPrefix(target)), [target]);
  return (
    <>
      <p>
        It is now at{' '}
        <A to={target} data-moved-to>
          {target}
        </A>
        .
      </p>
      <script dangerouslySetInnerHTML={{ __html: leadOn }} />
    </>
  );
}

export const query = graphql`
  query MovedPage($id: String!) {
    page: moved(id: { eq: $id }) {
      ...PageFields
      target
    }
  }
`;
