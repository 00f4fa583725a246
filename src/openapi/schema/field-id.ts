/** Ids of fields: `body.user.email`, `query.limit`, `response-200.data.id`. Stable, since people link to them. Pure. */
import { frameIds } from '../../text/frame-ids';
import { freeName } from '../../text/free-name';

/** Convert a name to one step of an id: letters, digits, `_`, `$` and hyphens. */
export function idStep(name: string): string {
  return name.replace(/[^\p{L}\p{N}_$]+/gu, '-').replace(/^-|-$/g, '') || 'field';
}

/**
 * Make ids unique within one page: a repeated name, and a name of the frame, gets `-2`, `-3` and so on, in the page's order.
 * @returns a function from a parent's id (empty at the top) and a name to the child's id.
 */
export function createFieldIds(): (parent: string, name: string) => string {
  const used = new Set(frameIds);
  return (parent, name) => freeName(parent ? `${parent}.${idStep(name)}` : idStep(name), used);
}
