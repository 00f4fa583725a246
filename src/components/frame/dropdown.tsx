import { css } from '@emotion/react';
import { ariaCurrent, type Frame } from '../../nav';
import type { Section } from '../../site';
import { A } from '../base/a';
import { Icon } from '../base/icon';

export const dropdownStyles = () => css`
  .dropdown {
    position: relative;
    summary {
      list-style: none;
    }
    summary::-webkit-details-marker {
      display: none;
    }
    &[open] summary .icon {
      transform: rotate(180deg);
    }
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
      list-style: none;
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
    li [aria-current] {
      background: var(--color-selected);
      font-weight: 600;
    }
  }
`;

interface DropdownProps {
  label: string;
  items: { label: string; path: string }[];
  /** The section of the items. */
  section: Section;
  frame: Pick<Frame, 'path' | 'section'>;
}

/** Links under a label: `<details>` opens by click and key, `src/client/frame/dropdown.ts` by hover. */
export function Dropdown({ label, items, section, frame }: DropdownProps) {
  return (
    <details className="dropdown" data-dropdown>
      <summary aria-current={ariaCurrent(frame, { section })}>
        {label} <Icon name="chevron-down" />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            <A to={item.path} aria-current={ariaCurrent(frame, item)}>
              {item.label}
            </A>
          </li>
        ))}
      </ul>
    </details>
  );
}
