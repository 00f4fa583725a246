/**
 * Gatsby stores nodes as they are made, and what it knows of pages at the end of a run. After a run that was killed
 * between, it takes pages for finished that show the nodes of before. While this file lies beside its cache, no later
 * run may build upon it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const unfinishedMark = '.unfinished';

/** Says that a run has begun to change Gatsby's cache in the site's folder; whoever started it takes the mark away. */
export function markUnfinished(site: string): void {
  writeFileSync(join(site, unfinishedMark), '');
}
