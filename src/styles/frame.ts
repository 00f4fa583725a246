import { css } from '@emotion/react';

/** The bars of every page: announcement, navbar with search and colour modes, footer. */
export const frameStyles = () => css`
  .announcement {
    position: relative;
    display: grid;
    align-content: center;
    min-height: 3rem;
    padding: var(--space-2) 3.5rem var(--space-2) min(3.5rem, 4vw);
    background: var(--color-announcement);
    color: var(--color-announcement-text);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
    p {
      text-align: center;
    }
    /* A centred text would move while the bar arrives, so show it only once the button has arrived. */
    &:not(:has(button)) p {
      visibility: hidden;
    }
    a {
      display: inline-block;
      color: var(--color-announcement-link);
      font-weight: 600;
    }
    a:focus-visible,
    button:focus-visible {
      outline-color: currentColor;
    }
    button {
      position: absolute;
      inset: calc(50% - 1rem) var(--space-3) auto auto;
      display: grid;
      place-items: center;
      width: 2rem;
      height: 2rem;
      border-radius: var(--radius-s);
    }
    button:hover {
      background: rgb(255 255 255 / 12%);
    }
    html[data-announcement='dismissed'] & {
      display: none;
    }
  }

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
    /* Each element leaves room for the next, so nothing moves when the next arrives. */
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
      min-width: min(14rem, 80vw);
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

  .search-button {
    a {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      min-width: 13rem;
      height: 2.25rem;
      padding: 0 var(--space-2) 0 var(--space-3);
      border: 1px solid var(--color-border-strong);
      border-radius: var(--radius-m);
      background: var(--color-surface);
      text-decoration: none;
    }
    a:hover {
      border-color: var(--color-link);
      color: var(--color-text);
    }
    kbd {
      width: 3.25rem;
      margin-left: auto;
      padding: 0 0.4rem;
      white-space: nowrap;
      border: 1px solid var(--color-border);
      border-radius: var(--radius-s);
      background: var(--color-bg);
      font-size: 0.6875rem;
    }
    @media (max-width: 62.25em) {
      a {
        min-width: 0;
        width: 2.5rem;
        padding: 0;
        justify-content: center;
        border-color: transparent;
        background: none;
        color: inherit;
        font-size: 1rem;
      }
      kbd {
        display: none;
      }
      span {
        position: absolute;
        clip-path: inset(50%);
      }
    }
  }

  .colour-mode {
    > span {
      display: none;
    }
    html:not([data-theme]) & > [data-mode='system'],
    html[data-theme='light'] & > [data-mode='light'],
    html[data-theme='dark'] & > [data-mode='dark'] {
      display: flex;
    }
  }

  .footer {
    border-top: 1px solid var(--color-border);
    background: var(--color-surface);
    font-size: var(--text-s);
    > div {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-6);
      padding: var(--space-7) var(--page-margin);
    }
    > div > * {
      flex: 1 1 8rem;
    }
    > div > :first-child {
      flex: 2 0 min(22rem, 100%);
      @media (max-width: 56.5em) {
        flex-basis: 100%;
      }
    }
    p {
      max-width: 22rem;
      margin-top: var(--space-3);
      color: var(--color-muted);
    }
    p:first-child {
      display: flex;
      align-items: center;
      gap: var(--space-3);
      margin: 0;
      color: inherit;
      font-weight: 600;
    }
    h2 {
      font-size: var(--text-s);
      letter-spacing: 0;
    }
    ul {
      margin-top: var(--space-2);
    }
    a {
      display: inline-block;
      padding: 0.2rem 0;
      color: var(--color-muted);
    }
    a:hover {
      color: var(--color-link);
    }
  }
`;
