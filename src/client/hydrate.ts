import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Takes over the built page in slices of a few milliseconds, between which the browser answers the reader: React
 * hydrates in one long task unless it is told that the work is a transition.
 */
export function hydrateInSlices(app: ReactNode, container: unknown): void {
  if (container instanceof Element) startTransition(() => void hydrateRoot(container, app));
}

/** Resolves in a new task, so that what comes next is not part of a long one. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
