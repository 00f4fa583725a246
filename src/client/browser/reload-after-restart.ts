/** Path at which the development server says when it started. */
export const startedPath = '/___started';

const everyMs = 1000;

/**
 * Load the page anew once another development server answers than the one that it came from: a server that starts again
 * does not reach open windows. Requests wait at the door meanwhile (`scripts/site/waiting-door.ts`). A stream of events would
 * hold one of the six connections that a browser opens to a site.
 */
export async function reloadAfterRestart(): Promise<void> {
  let first: string | undefined;
  for (;;) {
    const started = await fetch(startedPath).then(
      (response) => (response.ok ? response.text() : undefined),
      () => undefined,
    );
    first ??= started;
    if (started !== undefined && started !== first) return location.reload();
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
