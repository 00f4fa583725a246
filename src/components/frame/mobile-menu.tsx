import type { ReactNode } from 'react';
import { ariaCurrent, type Frame } from '../../nav';
import { site } from '../../site';
import { A } from '../base/a';
import { Icon } from '../base/icon';

/** Attributes that React 18 does not know, but passes on. */
const drawer = { id: 'menu', popover: 'auto' };
const opener = { popovertarget: drawer.id };
const closer = { popovertarget: drawer.id, popovertargetaction: 'hide' };

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
  frame: Frame;
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
  frame: Frame;
  /** The sidebar of the page, if any. */
  children: ReactNode;
}

/**
 * The sidebar: a column on a wide screen; on a narrow one a popover with the navbar's links, which `src/client/frame/menu.ts`
 * makes modal.
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
            {site.navbar.map((item) => (
              <li key={item.label}>
                {item.path ? (
                  <A to={item.path} aria-current={ariaCurrent(frame, item, site.navbar)}>
                    {item.label}
                  </A>
                ) : (
                  <span>{item.label}</span>
                )}
                {item.items && <NavItems items={item.items} frame={frame} />}
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

const modes = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['system', 'monitor'],
] as const;

/** Steps through light, dark and system. CSS sets its icon and name from an attribute on `<html>`. */
export function ColourModeSwitch() {
  return (
    <button className="colour-mode" type="button" data-colour-mode-switch data-needs-js>
      {modes.map(([mode, icon]) => (
        <span key={mode} data-mode={mode}>
          <Icon name={icon} />
          <span className="visually-hidden">Colour mode: {mode}</span>
        </span>
      ))}
    </button>
  );
}
