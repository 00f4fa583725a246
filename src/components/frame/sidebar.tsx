import { css } from '@emotion/react';
import styled from '@emotion/styled';
import {
  categoriesOf,
  isCategory,
  type NavCategory,
  type NavItem,
  type NavLink,
  type Sidebar as SidebarTree,
} from '../../nav';
import { A } from '../base/a';
import { Breakable } from '../base/breakable';
import { Icon } from '../base/icon';
import { MethodBadge } from '../base/method-badge';

const Tree = styled.nav(css`
  min-height: min(12rem, 50vh);
  margin: 0 calc(-1 * var(--space-3));
  padding: var(--space-6) var(--space-3);
  overflow-y: auto;
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  h2 {
    padding: 0 var(--space-3) var(--space-2);
    font-size: var(--text-xs);
    color: var(--color-muted);
  }
  ul ul {
    margin: 0 0 var(--space-2) var(--space-3);
    padding-left: var(--space-2);
    border-left: 1px solid var(--color-border);
  }
  a,
  summary {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
    padding: 0.4rem var(--space-3);
    border-radius: var(--radius-s);
    color: var(--color-muted);
    text-decoration: none;
  }
  summary {
    justify-content: space-between;
    font-weight: 600;
    color: var(--color-text);
  }
  summary .icon {
    align-self: center;
    color: var(--color-muted);
    transition: transform var(--duration-fast);
  }
  [open] > summary .icon {
    transform: rotate(90deg);
  }
  a:hover,
  summary:hover {
    background: var(--color-hover);
    color: var(--color-text);
  }
  [aria-current] {
    color: var(--color-text);
  }
  /* Badges have no background here, so they begin where other entries do; forced colours draw a frame. */
  a > .method {
    flex: none;
    width: 3rem;
    margin-left: -4px;
    padding: 0 3px;
    background: none;
    font-size: 0.625rem;
  }
  [data-deprecated] > span:not([class]) {
    text-decoration: line-through;
  }
`);

interface Branch {
  path: string;
  open: readonly NavCategory[];
  /** Opening a category closes the others of its group; absent if all are open at first. */
  group?: string;
}

function Leaf({ label, path, method, deprecated, current }: NavLink & { current: boolean }) {
  return (
    <A to={path} aria-current={current ? 'page' : undefined} data-deprecated={deprecated || undefined}>
      {method && <MethodBadge method={method} />}
      <span>
        <Breakable name={label} />
      </span>
      {deprecated && <span className="visually-hidden">(deprecated)</span>}
    </A>
  );
}

function Category({ category, open, group, path }: Branch & { category: NavCategory }) {
  const { label, items } = category;
  return (
    <details name={group} open={!group || open.includes(category)} data-category={label}>
      <summary>
        <Breakable name={label} /> <Icon name="chevron-right" />
      </summary>
      <Items items={items} open={open} path={path} group={group && `${group}/${label}`} />
    </details>
  );
}

function Items({ items, ...branch }: Branch & { items: readonly NavItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label + (item.path ?? '')}>
          {isCategory(item) ? (
            <Category category={item} {...branch} />
          ) : (
            <Leaf {...item} current={item.path === branch.path} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The pages of a section. In the documentation, opening a category closes its siblings, also without scripts. */
export function Sidebar({ sidebar: { id, label, items }, path }: { sidebar: SidebarTree; path: string }) {
  return (
    <Tree aria-labelledby="sidebar-title" data-sidebar={id}>
      <h2 id="sidebar-title">{label}</h2>
      <Items items={items} path={path} open={categoriesOf(items, path)} group={id === 'main' ? 'main' : undefined} />
    </Tree>
  );
}
