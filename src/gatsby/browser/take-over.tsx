import { Component, startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './gatsby-runtime';

interface Props {
  onFault: () => void;
  children: ReactNode;
}

/** Catches what no other boundary has caught, in rendering and in effects. React takes all that is shown away then. */
class LastBoundary extends Component<Props> {
  override componentDidCatch() {
    this.props.onFault();
  }

  override render() {
    return this.props.children;
  }
}

/**
 * Let React take over the built page. It works in slices of a few milliseconds, between which the browser answers the
 * reader: without a transition it would be one long task.
 *
 * Where the application fails, the page is put back as it was, with its behaviours, and its links load pages in full. A
 * page that the application changed to is loaded anew instead.
 */
export function takeOver(app: ReactNode, container: unknown): void {
  if (!(container instanceof Element)) return;
  const built = container.innerHTML;
  const { pathname } = location;
  const onFault = () => {
    // Links, back and forward are the browser's again.
    delete window.___navigate;
    const isElsewhere = () => location.pathname !== pathname;
    if (isElsewhere()) return location.reload();
    addEventListener('popstate', () => isElsewhere() && location.reload());
    // React is in the midst of its own changes.
    queueMicrotask(() => {
      root.unmount();
      container.innerHTML = built;
    });
  };
  let root: ReturnType<typeof hydrateRoot>;
  startTransition(() => {
    root = hydrateRoot(container, <LastBoundary onFault={onFault}>{app}</LastBoundary>);
  });
}

/** The path that this document was loaded from. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : location.pathname;
}

/**
 * Resolve in a new task, so that what comes next is not part of a long one. It never does where the reader has gone back
 * or forward meanwhile: the page is being loaded anew (`src/client/start-app.ts`), and Gatsby would show another in its place.
 */
export async function readyToTakeOver(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if (location.pathname !== loadedPath()) await new Promise(() => {});
}
