import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Frame } from '../../nav';
import { AnnouncementBar } from './announcement-bar';
import { Footer } from './footer';
import { Icon } from '../base/icon';
import { MobileMenu } from './mobile-menu';
import { Navbar } from './navbar';
import { PageCrash } from './page-crash';
import { PageFooter } from './page-footer';
import { PageHead } from './page-head';
import { Sidebar } from './sidebar';
import { TableOfContents } from './table-of-contents';

/**
 * Sidebar, text and table of contents. The text leaves room for the table, which follows it in the page, so that nothing
 * moves when it arrives.
 */
export const layoutStyles = () => css`
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
    font-size: var(--text-s);
    color: var(--color-muted);
    &:hover {
      background: var(--color-hover);
      color: var(--color-text);
    }
    @media (max-width: 62.25em) {
      display: none;
    }
  }
  [data-sidebar-hide] {
    margin-top: var(--space-5);
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
    /* Text begins at the same edge on every page: one without a sidebar keeps its place free. */
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
`;

interface LayoutProps {
  frame: Frame;
  /**
   * `text` keeps lines readable; `list` fills the space beside the table of contents; `wide` has two columns of its own,
   * with the table above them; `full` has the window's width and its own title.
   */
  width?: 'text' | 'list' | 'wide' | 'full';
  children: ReactNode;
}

/** The frame around a page's own content. */
export function Layout({ frame, width = 'text', children }: LayoutProps) {
  const { path, sidebar, headings } = frame;
  const hasContents = headings.length > 1;
  const isBeside = hasContents && width !== 'wide';
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <AnnouncementBar />
      <Navbar frame={frame} />
      <div className="columns" data-width={width} data-beside={isBeside ? '' : undefined}>
        <MobileMenu frame={frame}>
          {sidebar && (
            <>
              <Sidebar sidebar={sidebar} path={path} />
              <button type="button" data-sidebar-hide data-needs-js>
                <Icon name="panel-left" /> Hide sidebar
              </button>
            </>
          )}
        </MobileMenu>
        <main id="content" tabIndex={-1}>
          <div>
            {sidebar && (
              <button type="button" data-sidebar-show data-needs-js title="Show sidebar">
                <Icon name="panel-left" />
              </button>
            )}
            <PageCrash key={path}>
              {width !== 'full' && <PageHead frame={frame} hasContents={hasContents} />}
              {children}
            </PageCrash>
            <PageFooter {...frame} />
          </div>
        </main>
        {isBeside && <TableOfContents headings={headings} />}
      </div>
      <Footer />
    </>
  );
}
