import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { withPrefix } from 'gatsby';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isModified } from '../../client/browser/links';
import {
  allOf,
  categoriesOf,
  findCategory,
  isCategory,
  prune,
  type NavCategory,
  type NavItem,
  type NavLink,
  type Sidebar as SidebarTree,
} from '../../nav';
import { paths } from '../../paths';
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
  small {
    margin-left: auto;
    font-size: var(--text-xs);
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
  sidebar: string;
  path: string;
  open: readonly NavCategory[];
  /** Opening a category closes the others of its group; absent if all may be open. */
  group?: string;
  /** Load the rest of lists that the page carries in part. @returns true on success */
  showAll: () => Promise<boolean>;
}

/** Fetch the complete tree of a sidebar; empty on failure. */
async function fetchTree(sidebar: string): Promise<readonly NavItem[]> {
  const response = await window.fetch(withPrefix(paths.sidebar(sidebar))).catch(() => null);
  return response?.ok ? ((await response.json()) as readonly NavItem[]) : [];
}

/** Loads the rest of a list in place, and focuses the current page's entry; on failure, opens the page with the complete list. */
function Rest({ label, path, showAll }: NavLink & Pick<Branch, 'showAll'>) {
  const show = async (list: Element | null) => {
    if (!(await showAll())) {
      location.assign(withPrefix(path));
      return;
    }
    requestAnimationFrame(() =>
      (list?.querySelector<HTMLElement>('[aria-current]') ?? list?.querySelector('a'))?.focus(),
    );
  };
  return (
    <A
      to={path}
      onClick={(event) => {
        if (isModified(event)) return;
        event.preventDefault();
        void show(event.currentTarget.closest('ul'));
      }}
    >
      <span>{label}</span>
    </A>
  );
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

/** A named list of entries. On a page of a large sidebar, the entries of other categories load when the reader opens them. */
function Category({ category, ...branch }: Branch & { category: NavCategory }) {
  const { sidebar, open, group } = branch;
  const { label, path = '', count = 0, items } = category;
  const isLarge = items.length === 0 && path !== '';
  const details = useRef<HTMLDetailsElement>(null);
  const [loaded, setLoaded] = useState<readonly NavItem[]>([{ label: allOf(count, label), path }]);
  const load = useCallback(async () => {
    if (!isLarge || !details.current?.open) return;
    const found = findCategory(await fetchTree(sidebar), path);
    if (found) setLoaded(found.items);
  }, [isLarge, sidebar, path]);
  useEffect(() => void load(), [load]);
  return (
    <details
      ref={details}
      name={group}
      open={isLarge ? undefined : !group || open.includes(category)}
      data-category={label}
      onToggle={() => void load()}
    >
      <summary>
        <Breakable name={label} /> {isLarge && [<small key="count">{count}</small>, ' ']}
        <Icon name="chevron-right" />
      </summary>
      <Items items={isLarge ? loaded : items} {...branch} group={group && `${group}/${label}`} />
    </details>
  );
}

function Items({ items, ...branch }: Branch & { items: readonly NavItem[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={!isCategory(item) && item.isRest ? index : item.label + (item.path ?? '')}>
          {isCategory(item) ? (
            <Category category={item} {...branch} />
          ) : item.isRest ? (
            <Rest {...item} showAll={branch.showAll} />
          ) : (
            <Leaf {...item} current={item.path === branch.path} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The pages of a section. In the documentation, opening a category closes its siblings, also without scripts. */
export function Sidebar({ sidebar, path }: { sidebar: SidebarTree; path: string }) {
  const { id, label } = sidebar;
  const [whole, setWhole] = useState<{ id: string; items: readonly NavItem[] }>();
  const showAll = async () => {
    const items = await fetchTree(id);
    if (items.length > 0) setWhole({ id, items });
    return items.length > 0;
  };
  const items = whole?.id === id ? prune(whole.items, path, { index: '', span: Infinity, label: '' }) : sidebar.items;
  return (
    <Tree aria-labelledby="sidebar-title" data-sidebar={id}>
      <h2 id="sidebar-title">{label}</h2>
      <Items
        items={items}
        sidebar={id}
        path={path}
        open={categoriesOf(items, path)}
        group={id === 'main' ? 'main' : undefined}
        showAll={showAll}
      />
    </Tree>
  );
}
