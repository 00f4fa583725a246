import { ariaCurrent, type Frame } from '../../nav';
import { paths } from '../../paths';
import { site } from '../../site';
import { A } from '../base/a';
import { Icon } from '../base/icon';
import { Mark } from './mark';
import { MenuButton, NavItems, ColourModeSwitch } from './mobile-menu';

/** The site's name, its sections, search and settings. `<details>` opens by click and key, `src/client/frame/menu.ts` by hover. */
export function Navbar({ frame }: { frame: Frame }) {
  return (
    <header className="navbar" data-no-print>
      <MenuButton />
      <A to="/">
        <Mark />
        {site.shortTitle}
      </A>
      <nav aria-label="Main">
        {site.navbar.map((item) =>
          item.items ? (
            <details key={item.label} className="dropdown" data-dropdown>
              <summary aria-current={ariaCurrent(frame, item, site.navbar)}>
                {item.label} <Icon name="chevron-down" />
              </summary>
              <NavItems items={item.items} frame={frame} />
            </details>
          ) : (
            <A key={item.label} to={item.path ?? '/'} aria-current={ariaCurrent(frame, item, site.navbar)}>
              {item.label}
            </A>
          ),
        )}
        {/* `src/client/search/start.ts` opens search in place; without it, this is a link to the search page. */}
        <div className="search-button">
          <A className="note" to={paths.search} data-search-open>
            <Icon name="search" />
            <span>Search</span>
            <kbd data-needs-js aria-hidden="true">
              Ctrl K
            </kbd>
          </A>
        </div>
        <a href={site.github}>
          GitHub <Icon name="arrow-up-right" />
        </a>
        <ColourModeSwitch />
      </nav>
    </header>
  );
}
