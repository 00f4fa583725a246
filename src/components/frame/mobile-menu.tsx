import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ariaCurrent, type Frame } from '../../nav';
import { site } from '../../site';
import { A } from '../base/a';
import { ColourModeSwitch } from './colour-mode-switch';
import { Icon } from '../base/icon';

/** Attributes that React 18 does not know, but passes on. */
const drawer = { id: 'menu', popover: 'auto' };
const opener = { popovertarget: drawer.id };
const closer = { popovertarget: drawer.id, popovertargetaction: 'hide' };

export const menuStyles = () => css`
  :is(.menu-button, .menu-head) > button {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
  }
  .menu-button {
    font-size: 1.125rem;
    @media (min-width: 62.26em) {
      display: none;
    }
  }

  .menu {
    > div {
      position: fixed;
      inset: 0 auto 0 0;
      width: min(21rem, 100vw - 2.5rem);
      height: 100%;
      margin: 0;
      padding: 0 var(--space-4) var(--space-6);
      overflow-y: auto;
      overscroll-behavior: contain;
      scroll-padding-top: 4rem;
      border: 0;
      border-right: 1px solid var(--color-border);
      background: var(--color-bg);
      color: inherit;
    }
    > ::backdrop {
      background: var(--color-backdrop);
    }
    > div > nav:first-of-type {
      padding-bottom: var(--space-4);
      margin-bottom: var(--space-5);
      border-bottom: 1px solid var(--color-border);
      a,
      span {
        display: block;
        padding: 0.45rem var(--space-3);
        border-radius: var(--radius-s);
        color: var(--color-text);
        text-decoration: none;
      }
      ul ul {
        padding-left: var(--space-4);
      }
    }

    @media (max-width: 62.25em) {
      > :popover-open {
        animation: menu var(--duration-slow) ease-out;
      }
      @keyframes menu {
        from {
          translate: -100% 0;
        }
      }
      @supports not selector(:popover-open) {
        > div {
          display: none;
        }
      }
    }
    @media (min-width: 62.26em) {
      flex: none;
      width: var(--sidebar-width);
      border-right: 1px solid var(--color-border);
      > div {
        display: block;
        position: sticky;
        inset: auto;
        top: var(--navbar-height);
        width: auto;
        border: 0;
        height: calc(100vh - var(--navbar-height));
        padding: var(--space-6) var(--space-4) var(--space-6) var(--space-3);
      }
      > div > :first-child,
      > div > nav:first-of-type {
        display: none;
      }
      &:not([data-sidebar-column]),
      html[data-sidebar='hidden'] & {
        display: none;
      }
    }
  }
  :is(.menu, .dropdown li) [aria-current] {
    background: var(--color-selected);
    font-weight: 600;
  }

  .menu-head {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    padding: var(--space-3) 0;
    background: var(--color-bg);
    font-weight: 600;
    > span {
      flex: 1;
    }
  }
`;

/** Opens the menu; a browser with popovers does it without a script. */
export function MenuButton() {
  return (
    <div className="menu-button">
      <button type="button" {...opener} aria-label="Open the menu">
        <Icon name="menu" />
      </button>
    </div>
  );
}

interface NavItemsProps {
  items: readonly { label: string; path: string }[];
  frame: Pick<Frame, 'path' | 'section'>;
}

/** Lists the links of one item of the navbar. */
export function NavItems({ items, frame }: NavItemsProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path}>
          <A to={item.path} aria-current={ariaCurrent(frame, item)}>
            {item.label}
          </A>
        </li>
      ))}
    </ul>
  );
}

interface MobileMenuProps {
  frame: Pick<Frame, 'path' | 'section'>;
  /** The sidebar of the page, if any. */
  children: ReactNode;
}

/**
 * The place of the sidebar. On a wide screen it is a column of the page; on a narrow one it is a drawer with the navbar's
 * links as well, opened as a popover. `src/client/frame/menu.ts` makes the open drawer modal.
 */
export function MobileMenu({ frame, children }: MobileMenuProps) {
  return (
    <div className="menu" data-sidebar-column={children ? '' : undefined} data-no-print>
      <div {...drawer} data-menu>
        <div className="menu-head">
          <span>{site.shortTitle}</span>
          <ColourModeSwitch />
          <button type="button" {...closer} aria-label="Close the menu">
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul>
            {site.navbar.map(({ label, path, section, items }) => (
              <li key={label}>
                {path ? (
                  <A to={path} aria-current={ariaCurrent(frame, { path, section })}>
                    {label}
                  </A>
                ) : (
                  <span>{label}</span>
                )}
                {items && <NavItems items={items} frame={frame} />}
              </li>
            ))}
            <li>
              <a href={site.github}>
                GitHub <Icon name="arrow-up-right" />
              </a>
            </li>
          </ul>
        </nav>
        {children}
      </div>
    </div>
  );
}
