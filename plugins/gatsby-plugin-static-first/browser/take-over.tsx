import { Component, startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadedPath } from '../../../src/client/browser/page-change';
import { trusted } from '../../../src/client/browser/trusted';
import './gatsby-runtime';

interface Props {
  onFault: () => void;
  children: ReactNode;
}

/** Catches errors that no other boundary caught, in rendering and in effects. React then removes everything shown. */
class LastBoundary extends Component<Props> {
  override componentDidCatch() {
    this.props.onFault();
  }

  override render() {
    return this.props.children;
  }
}

/**
 * Let React take over the built page. It runs in a transition, in slices of a few milliseconds between which the browser
 * responds, instead of one long task. Where the application fails, the page is restored with its behaviours, and its links load
 * pages in full; another page that the application had changed to is reloaded instead.
 */
export function takeOver(app: ReactNode, container: unknown): void {
  if (!(container instanceof Element)) return;
  const built = container.innerHTML;
  const { pathname } = location;
  const onFault = () => {
    // Leave links, back and forward to the browser.
    delete window.___navigate;
    const isElsewhere = () => location.pathname !== pathname;
    if (isElsewhere()) return location.reload();
    addEventListener('popstate', () => isElsewhere() && location.reload());
    // Wait, since React is still making changes.
    queueMicrotask(() => {
      root.unmount();
      container.innerHTML = trusted.createHTML(built);
    });
  };
  let root: ReturnType<typeof hydrateRoot>;
  startTransition(() => {
    root = hydrateRoot(container, <LastBoundary onFault={onFault}>{app}</LastBoundary>);
  });
}

/**
 * Resolve in a new task, so that the rest is not part of a long one. Never resolve if the reader has gone back or forward
 * meanwhile: the page is being reloaded (`client/start-app.ts`), and Gatsby would show another in its place.
 */
export async function readyToTakeOver(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if (location.pathname !== loadedPath()) await new Promise(() => {});
}
