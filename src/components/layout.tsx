import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Frame } from '../nav';
import { AnnouncementBar } from './announcement-bar';
import { Breadcrumbs } from './breadcrumbs';
import { DocsVersion, type DocsVersionProps } from './docs-version';
import { Footer } from './footer';
import { Icon } from './icon';
import { MobileMenu } from './mobile-menu';
import { Navbar } from './navbar';
import { PageActions } from './page-actions';
import { PageCrash } from './page-crash';
import { PageFooter } from './page-footer';
import { Sidebar } from './sidebar';
import { TableOfContents, TableOfContentsAbove } from './table-of-contents';

const SkipLink = styled.a`
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
`;

/**
 * Sidebar, text and table of contents. The text leaves room for the table, which comes after it in the page: so nothing
 * moves when it arrives.
 */
const Columns = styled.div`
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
  }
  [data-sidebar-hide] {
    margin-top: var(--space-5);
  }
  [data-sidebar-hide]:hover,
  [data-sidebar-show]:hover {
    background: var(--color-hover);
    color: var(--color-text);
  }
  [data-sidebar-show] {
    margin: 0 0 var(--space-3) calc(-1 * var(--space-3));
  }
  html:not([data-sidebar='hidden']) & [data-sidebar-show] {
    display: none;
  }
  @media (max-width: 996px) {
    [data-sidebar-hide],
    [data-sidebar-show] {
      display: none;
    }
  }
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
  padding: var(--space-6) clamp(1rem, 4vw, 3.5rem) var(--space-8);
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
`;

const Position = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  &:not(:empty) {
    margin-bottom: var(--space-4);
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
      <SkipLink href="#content">Skip to content</SkipLink>
      <AnnouncementBar />
      <Navbar frame={frame} />
      <Columns data-width={width} data-beside={sidebar || hasContents ? '' : undefined}>
        <MobileMenu path={path}>
          {sidebar && (
            <>
              <Sidebar sidebar={sidebar} path={path} />
              <button type="button" data-sidebar-hide data-needs-js>
                <Icon name="panel-left" /> Hide sidebar
              </button>
            </>
          )}
        </MobileMenu>
        <Main id="content" tabIndex={-1}>
          <div>
            {sidebar && (
              <button type="button" data-sidebar-show data-needs-js>
                <Icon name="panel-left" /> Show sidebar
              </button>
            )}
            <Position>
              <Breadcrumbs {...frame} />
              {version && <DocsVersion {...version} />}
              {markdown && width !== 'full' && <PageActions path={path} />}
            </Position>
            {hasContents && <TableOfContentsAbove headings={headings} />}
            <PageCrash key={path}>{children}</PageCrash>
            <PageFooter {...frame} />
            {markdown && width === 'full' && <PageActions path={path} />}
          </div>
        </Main>
        {hasContents && <TableOfContents headings={headings} />}
      </Columns>
      <Footer />
    </>
  );
}
