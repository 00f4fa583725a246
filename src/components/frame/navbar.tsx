import { css } from '@emotion/react';
import { ariaCurrent, type Frame } from '../../nav';
import { site } from '../../site';
import { A } from '../base/a';
import { Icon } from '../base/icon';
import { ColourModeSwitch } from './colour-mode-switch';
import { Mark } from './mark';
import { MenuButton, NavItems } from './mobile-menu';
import { SearchButton } from './search-button';

export const navbarStyles = () => css`
  .navbar {
    position: sticky;
    top: 0;
    z-index: var(--z-navbar);
    display: flex;
    align-items: center;
    gap: var(--space-2);
    height: var(--navbar-height);
    padding: 0 var(--page-margin);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-bg);
    > a {
      display: flex;
      align-items: center;
      gap: var(--space-3);
      margin-right: var(--space-4);
      color: var(--color-text);
      font-weight: 600;
      letter-spacing: -0.01em;
      line-height: var(--leading-tight);
      text-decoration: none;
    }
    nav {
      display: flex;
      flex: 1;
      align-items: center;
      height: 100%;
      font-size: 0.9375rem;
    }
    nav > a,
    nav > button,
    summary {
      display: flex;
      align-items: center;
      gap: var(--space-1);
      height: var(--navbar-height);
      padding: 0 var(--space-3);
      color: var(--color-muted);
      text-decoration: none;
    }
    nav > a:hover,
    nav > button:hover,
    summary:hover {
      color: var(--color-text);
    }
    nav > [aria-current],
    summary[aria-current] {
      box-shadow: inset 0 -3px var(--color-accent);
      color: var(--color-text);
      font-weight: 600;
    }
    nav > details {
      height: 100%;
    }
    /* Each leaves room for what comes after it in the page, so that nothing moves when that arrives. */
    nav > div {
      margin-inline: auto 9rem;
    }
    nav > div + a {
      justify-content: end;
      width: 6.25rem;
      margin-inline: -9rem 2.75rem;
    }
    nav > button {
      justify-content: center;
      width: 2.75rem;
      margin-inline-start: -2.75rem;
    }
    & :focus-visible {
      outline-offset: -2px;
    }
    @media (max-width: 62.25em) {
      padding: 0 var(--space-3);
      > a {
        flex: 1;
        margin: 0;
        font-size: min(1rem, 5.2vw);
      }
      nav {
        flex: none;
      }
      nav > div {
        margin: 0;
      }
      nav > a,
      nav > button,
      details {
        display: none;
      }
    }
  }

  .mark svg {
    display: block;
    width: 1.875rem;
    max-width: none;
  }
  .dropdown {
    position: relative;
    ul {
      position: absolute;
      top: 100%;
      left: calc(-1 * var(--space-2));
      z-index: var(--z-dropdown);
      min-width: 14rem;
      padding: var(--space-2);
      border: 1px solid var(--color-border);
      border-radius: var(--radius-m);
      background: var(--color-surface-raised);
      box-shadow: var(--shadow-2);
    }
    li :is(a, button) {
      display: block;
      padding: var(--space-2) var(--space-3);
      border-radius: var(--radius-s);
      color: var(--color-text);
      text-decoration: none;
    }
    li :is(a, button):hover {
      background: var(--color-hover);
    }
  }
`;

/**
 * The site's name, its sections, search, and the reader's settings. `<details>` opens by click and key,
 * `src/client/frame/dropdown.ts` by hover.
 */
export function Navbar({ frame }: { frame: Pick<Frame, 'path' | 'section'> }) {
  return (
    <header className="navbar" data-no-print>
      <MenuButton />
      <A to="/">
        <Mark />
        {site.shortTitle}
      </A>
      <nav aria-label="Main">
        {site.navbar.map(({ label, section, path, items }) =>
          items ? (
            <details key={label} className="dropdown" data-dropdown>
              <summary aria-current={ariaCurrent(frame, { section })}>
                {label} <Icon name="chevron-down" />
              </summary>
              <NavItems items={items} frame={frame} />
            </details>
          ) : (
            <A key={label} to={path ?? '/'} aria-current={ariaCurrent(frame, { path, section })}>
              {label}
            </A>
          ),
        )}
        <SearchButton />
        <a href={site.github}>
          GitHub <Icon name="arrow-up-right" />
        </a>
        <ColourModeSwitch />
      </nav>
    </header>
  );
}
