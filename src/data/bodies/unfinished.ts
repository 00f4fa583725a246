/**
 * A mark next to Gatsby's cache: no later run may build upon it. Gatsby stores nodes as they are made, but its knowledge
 * of pages only at the end of a run: after a run that was killed in between, it takes pages with outdated nodes for
 * finished.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const unfinishedMark = '.unfinished';

/** Mark that a run has begun to change Gatsby's cache in the site's folder; the caller of the run removes the mark. */
export function markUnfinished(site: string): void {
  writeFileSync(join(site, unfinishedMark), '');
}
