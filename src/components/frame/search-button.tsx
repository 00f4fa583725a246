import { paths } from '../../paths';
import { A } from '../base/a';
import { Icon } from '../base/icon';

/** Opens search in place through `src/client/search/start.ts`; without it, a link to the search page. */
export function SearchButton() {
  return (
    <div className="search-button">
      <A className="note" to={paths.search} data-search-open>
        <Icon name="search" />
        <span>Search</span>
        <kbd data-needs-js aria-hidden="true">
          Ctrl K
        </kbd>
      </A>
    </div>
  );
}
