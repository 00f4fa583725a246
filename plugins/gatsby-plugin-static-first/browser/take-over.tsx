import { Component, startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadedPath } from '../../../src/client/browser/page-change';
import { trusted } from '../../../src/client/browser/trusted';
import './gatsby-runtime';

interface Props {
  onFault: () => void;
  children: ReactNode;
}

/**
 * Catches errors, in rendering and in effects, that no other boundary caught. After such an error React removes everything that it
 * rendered.
 */
class LastBoundary extends Component<Props> {
  override componentDidCatch() {
    this.props.onFault();
  }

  override render() {
    return this.props.children;
  }
}

/**
 * Let React take over the built page, in short slices between which the browser responds. If the application fails, restore the
 * built page, whose links load pages in full; if another page is on show, reload it.
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

/** Resolve in a new task, to keep tasks short. Never resolve if the reader has gone back or forward: the page is being reloaded. */
export async function readyToTakeOver(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if (location.pathname !== loadedPath()) await new Promise(() => {});
}
