import { type ReactNode, Component } from 'react';
import type { Frame } from '../../nav';
import { Icon } from '../base/icon';
import { MobileMenu } from './mobile-menu';
import { Navbar } from './navbar';
import { Footer } from './footer';
import { PageFooter } from './page-footer';
import { PageHead } from './page-head';
import { Sidebar } from './sidebar';
import { TableOfContents } from './table-of-contents';
import { site } from '../../site';
import { A } from '../base/a';
import { css } from '@emotion/react';
import styled from '@emotion/styled';

interface LayoutProps {
  frame: Frame;
  /**
   * `text` keeps lines readable; `list` fills the space up to the table of contents; `wide` has two columns; `full` has the
   * window's width.
   */
  width?: 'text' | 'list' | 'wide' | 'full';
  children: ReactNode;
}

/** The frame around a page's content. */
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

/** News above the navbar. `src/client/frame/choices.ts` stores that a reader dismissed it, and hides it before the first paint. */
function AnnouncementBar() {
  const { announcement } = site;
  if (!announcement) return null;
  const { id, text, link } = announcement;
  return (
    <aside className="announcement" aria-label="Announcement" data-no-print>
      <p>
        {text} {link && <A to={link.path}>{link.label}</A>}
      </p>
      <button type="button" data-announcement-dismiss={id} data-needs-js aria-label="Dismiss the announcement">
        <Icon name="x" />
      </button>
    </aside>
  );
}

const Notice = styled.div(css`
  margin: var(--space-6) 0;
  padding: var(--space-5);
  border: 1px solid var(--color-danger);
  border-radius: var(--radius-m);
  background: var(--color-danger-bg);
  pre {
    margin: var(--space-3) 0 var(--space-4);
    white-space: pre-wrap;
  }
  button {
    padding: var(--space-2) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--color-accent);
    color: var(--color-accent-text);
    font-weight: 600;
  }
`);

interface PageCrashState {
  error: Error | null;
}

/** Shows an error in place of the part that threw it. The rest of the page stays usable. */
class PageCrash extends Component<{ children: ReactNode }, PageCrashState> {
  override state: PageCrashState = { error: null };

  static getDerivedStateFromError(thrown: unknown): PageCrashState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Notice role="alert">
        <h1>This page crashed</h1>
        <pre>{error.message}</pre>
        <button type="button" onClick={() => this.setState({ error: null })}>
          Try again
        </button>
      </Notice>
    );
  }
}
