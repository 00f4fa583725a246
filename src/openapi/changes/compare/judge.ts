/** Rate differences between schemas, and advise clients. Pure. */
import type { Direction } from '../../schema/problems';
import { isDue, type Difference } from '../schemas/difference';
import type { ChangeKind, Finding } from './change';

/** Rate a difference; the caller sets its place. @param date see `judge` */
export function differenceFinding(difference: Difference, direction: Direction, date: string | null): Finding {
  const { keyword, isNew, says, before, after, path } = difference;
  const kind = judge(difference, direction, date);
  return { kind, keyword, isNew, says, before, after, advice: adviceOn(difference, direction), direction, path };
}

/**
 * Rate how a difference in allowed values affects callers.
 * @param date ISO date of the new version; null if unknown: announced ends then lie in the future
 */
function judge(difference: Difference, direction: Direction, date: string | null): ChangeKind {
  const { topic, effect, isStrict, removed } = difference;
  const refused: ChangeKind = direction === 'request' ? 'breaking' : 'changed';
  switch (topic) {
    case 'wording':
      return 'wording';
    case 'deprecated':
      return effect === null ? 'deprecated' : 'breaking';
    case 'added':
      return isStrict && direction === 'request' ? 'breaking' : 'added';
    case 'removed':
      if (removed && isDue(removed, date)) return 'announced';
      return direction === 'response' || isStrict ? 'breaking' : 'changed';
    case 'values':
      if (effect === 'both') return 'breaking';
      return effect === 'narrower' ? refused : effect === 'wider' && direction === 'response' ? 'breaking' : 'changed';
  }
}

/** Advise callers on a breaking difference in allowed values. */
function adviceOn({ topic, keyword, effect }: Difference, direction: Direction): string | null {
  if (topic === 'deprecated') return 'Do without it sooner.';
  if (keyword === 'discriminator' && effect === 'both') return 'Choose the variant by this field.';
  if (direction === 'request') {
    if (topic === 'removed') return 'Do not send it any more.';
    return topic === 'added' || keyword === 'required' ? 'Send it.' : 'Do not send values that are now refused.';
  }
  if (topic === 'removed') return 'Do not rely on it any more.';
  if (keyword === 'required') return 'Expect responses without it.';
  return keyword === 'nullable' ? 'Expect null.' : 'Expect values that were not sent before.';
}
