import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { A, href } from '../components/base/a';
import { required } from './page-fields';

/** Redirects, keeping query and fragment. The script is identical on every page, since the policy lists its hash. */
const leadOn = `(function(a){location.replace(a.pathname+location.search+(a.hash||location.hash))})(document.querySelector('[data-moved-to]'))`;

export default function MovedTemplate({ data }: PageProps<Queries.MovedPageQuery>) {
  const page = required(data.page);
  // Inline scripts do not run after a change of page.
  useEffect(() => location.replace(href(page.target)), [page.target]);
  return (
    <>
      <p>
        It is now at{' '}
        <A to={page.target} data-moved-to>
          {page.target}
        </A>
        .
      </p>
      <script dangerouslySetInnerHTML={{ __html: leadOn }} />
    </>
  );
}

export { Head } from './wrap-page';

export const query = graphql`
  query MovedPage($id: String!) {
    page: moved(id: { eq: $id }) {
      ...PageFields
      target
    }
  }
`;
