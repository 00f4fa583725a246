import styled from '@emotion/styled';
import { paths } from '../paths';
import { ButtonLink } from './button-link';

const Notice = styled.div`
  padding: var(--space-7) 0;
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
`;

/** For an address that has no page: says so, and offers ways on. */
export function NotFound() {
  return (
    <Notice>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link that brought you here has a typing error.</p>
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
