import { css } from '@emotion/react';

/** The columns between navbar and footer. The text leaves room for the table of contents, so nothing moves when the table arrives. */
export const columnStyles = () => css`
  .skip-link {
    position: fixed;
    top: var(--space-2);
    left: var(--space-2);
    z-index: var(--z-top);
    padding: var(--space-2) var(--space-4);
    border-radius: var(--radius-s);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-2);
    &:not(:focus) {
      clip-path: inset(50%);
    }
  }

  .columns {
    display: flex;
    max-width: var(--page-width);
    min-height: 70vh;
    margin: 0 auto;
    &[data-width='full'] {
      max-width: none;
    }
    > nav {
      flex: none;
      width: var(--toc-width);
      margin-inline-start: calc(-1 * var(--toc-width));
    }
  }
  [data-sidebar-hide],
  [data-sidebar-show] {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    height: 2.25rem;
    padding: 0 var(--space-3);
    border-radius: var(--radius-s);
    &:hover {
      background: var(--color-hover);
      color: var(--color-text);
    }
    @media (max-width: 62.25em) {
      display: none;
    }
  }
  [data-sidebar-show] {
    position: sticky;
    top: calc(var(--navbar-height) + var(--space-1));
    padding: 0 var(--space-2);
    margin: 0 0 -2.25rem -2.5rem;
    html:not([data-sidebar='hidden']) & {
      display: none;
    }
  }

  main {
    flex: 1;
    min-width: 0;
    padding: var(--space-6) clamp(1rem, 3vw, 3rem) var(--space-8);
    /* Text begins at the same place on every page: a page without a sidebar leaves the sidebar's place empty. */
    @media (min-width: 62.26em) {
      .columns:not([data-width='full']) > .menu:not([data-sidebar-column]) + & {
        margin-inline-start: var(--sidebar-width);
      }
    }
    @media (min-width: 75em) {
      [data-beside] > & {
        margin-inline-end: var(--toc-width);
      }
    }
    @media screen {
      [data-width='text'] > & > div {
        max-width: var(--measure);
      }
    }
    [data-width='full'] > & {
      padding: 0;
    }
    @media print {
      padding: 0;
    }
  }

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
      padding: 0 var(--space-4);
      flex-direction: column;
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

    @media (max-width: 62.25em) {
      > :popover-open {
        display: flex;
        animation: menu 240ms ease-out;
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
        display: flex;
        position: sticky;
        inset: auto;
        top: var(--navbar-height);
        width: auto;
        border: 0;
        height: calc(100vh - var(--navbar-height));
        padding: 0 var(--space-4) var(--space-7) var(--space-3);
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
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    padding: var(--space-3) 0;
    background: var(--color-bg);
    font-weight: 600;
    > span {
      flex: 1 0 auto;
      max-width: 100%;
    }
    + nav {
      padding-bottom: var(--space-3);
      border-bottom: 1px solid var(--color-border);
      a,
      span {
        display: block;
        padding: 0.45rem var(--space-3);
        border-radius: var(--radius-s);
        color: var(--color-text);
      }
      span {
        color: var(--color-muted);
      }
      ul ul {
        padding-left: var(--space-4);
      }
      /* Above a sidebar these links stay in view while the sidebar scrolls, so they must be small. */
      [data-sidebar-column] & {
        font-size: var(--text-s);
        > ul {
          display: flex;
          flex-wrap: wrap;
        }
        li,
        ul ul {
          display: contents;
        }
      }
    }
    @media (min-width: 62.26em) {
      &,
      + nav {
        display: none;
      }
    }
  }
`;
