import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Frame } from '../../nav';
import { paths } from '../../paths';
import { href } from '../base/a';
import { AnnouncementBar } from './announcement-bar';
import { Breadcrumbs } from './breadcrumbs';
import { DocsVersion, type DocsVersionProps } from './docs-version';
import { Footer } from './footer';
import { Icon } from '../base/icon';
import { MobileMenu } from './mobile-menu';
import { Navbar } from './navbar';
import { PageActions } from './page-actions';
import { PageCrash } from './page-crash';
import { PageFooter } from './page-footer';
import { Sidebar } from './sidebar';
import { TableOfContents, TableOfContentsAbove } from './table-of-contents';

/**
 * Sidebar, text and table of contents. The text leaves room for the table, which comes after it in the page: so nothing
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
    @media (max-width: 996px) {
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
    padding: var(--space-5) clamp(1rem, 4vw, 3.5rem) var(--space-8);
    > div {
      max-width: var(--measure);
      margin: 0 auto;
    }
    h1 {
      margin-bottom: var(--space-4);
    }
    @media (min-width: 1200px) {
      [data-width='text'][data-beside] > & {
        margin-inline-end: var(--toc-width);
      }
    }
    @media (min-width: 1600px) {
      [data-width='wide'][data-beside] > & {
        margin-inline-end: var(--toc-width);
      }
    }
    [data-width='wide'] > & > div {
      max-width: none;
    }
    [data-width='full'] > & {
      padding: 0;
    }
    [data-width='full'] > & > div {
      max-width: none;
    }
    @media print {
      padding: 0;
      > div {
        max-width: none;
      }
    }
  }

  .page-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    margin-bottom: var(--space-4);
    > div:first-child {
      display: flex;
      flex: 1 1 16rem;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-4);
    }
    > div:empty {
      flex-basis: 0;
    }
    @media (max-width: 600px) {
      > div:first-child {
        display: contents;
      }
      nav {
        width: 100%;
      }
      /* The heading, right below, says the last part again. */
      li + li:last-child {
        display: none;
      }
    }
  }
`;

interface LayoutProps {
  frame: Frame;
  /** The version that the page belongs to, where its kind has versions. */
  version?: DocsVersionProps;
  /** `text` keeps lines readable; `wide` fills the column, as for a reference; `full` is the window's width. */
  width?: 'text' | 'wide' | 'full';
  /** Whether the page is there as Markdown, too. */
  markdown: boolean;
  children: ReactNode;
}

/** Everything around a page's own content. */
export function Layout({ frame, version, width = 'text', markdown, children }: LayoutProps) {
  const { path, sidebar, headings } = frame;
  const hasContents = headings.length > 1;
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {markdown && (
        <p hidden>
          Markdown of this page: <a href={href(paths.markdown(path))}>index.md</a>. Of all:{' '}
          <a href={href(paths.llms)}>llms.txt</a>.
        </p>
      )}
      <AnnouncementBar />
      <Navbar frame={frame} />
      <div className="columns" data-width={width} data-beside={sidebar || hasContents ? '' : undefined}>
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
            {width !== 'full' && (
              <div className="page-head">
                <div>
                  <Breadcrumbs {...frame} />
                  {version && <DocsVersion {...version} />}
                </div>
                {markdown && <PageActions path={path} />}
              </div>
            )}
            {hasContents && <TableOfContentsAbove headings={headings} />}
            <PageCrash key={path}>{children}</PageCrash>
            <PageFooter {...frame} />
          </div>
        </main>
        {hasContents && <TableOfContents headings={headings} />}
      </div>
      <Footer />
    </>
  );
}
