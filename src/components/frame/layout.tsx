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
              <button type="button" className="note" data-sidebar-hide data-needs-js>
                <Icon name="panel-left" /> Hide sidebar
              </button>
            </>
          )}
        </MobileMenu>
        <main id="content" tabIndex={-1}>
          <div>
            {sidebar && (
              <button type="button" className="note" data-sidebar-show data-needs-js title="Show sidebar">
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
