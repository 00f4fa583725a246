/** The place of a comparison in two versions, and how the comparison records its findings. */
import { dayInWords } from '../../../text/day';
import type { Direction } from '../../schema/problems';
import type { Words } from '../../words/words';
import type { Change, ChangeKind, Effect, Finding, Part, Versions } from './change';

/** Two versions of a shared schema, compared once for all places where the second replaced the first. */
export interface Pair {
  before: string;
  after: string;
  direction: Direction;
}

export interface Place extends Pick<Change, 'part' | 'callback' | 'path'> {
  versions: Versions;
  /** The direction of the values here; for an operation, the direction of its request. */
  direction: Direction;
  /** Shared schemas that are being compared, so a recursive one ends. */
  open: readonly string[];
  /** Collects the findings of all places of the comparison. */
  findings: Finding[];
  pairs: Pair[];
}

export const startPlace = (versions: Versions, direction: Direction, part: Part | null = null): Place => ({
  versions,
  direction,
  part,
  callback: null,
  path: [],
  open: [],
  findings: [],
  pairs: [],
});

/** Record a change. Without a kind, its effect decides; without advice, its keyword and its direction. */
export function find(place: Place, finding: Pick<Finding, 'keyword' | 'says'> & Partial<Finding>): void {
  const { direction, part, callback, path } = place;
  const { keyword, effect = null, kind = rate(effect, direction), advice = adviceOn(keyword, direction) } = finding;
  const empty = { isNew: false, before: null, after: null, model: null };
  place.findings.push({ ...empty, direction, part, callback, path, ...finding, kind, advice });
}

/** Record a change that breaks clients. */
export const breaks = (place: Place, keyword: string, says: Words, advice: string, more: Partial<Finding> = {}): void =>
  find(place, { kind: 'breaking', keyword, says, advice, ...more });

/** Rate a change of the allowed values: requests must not become narrower, responses must not become wider. */
function rate(effect: Effect | null, direction: Direction): ChangeKind {
  const isBreaking = effect === 'both' || effect === (direction === 'request' ? 'narrower' : 'wider');
  return isBreaking ? 'breaking' : 'changed';
}

function adviceOn(keyword: string, direction: Direction): string {
  if (keyword === 'deprecated') return 'Do without it sooner.';
  if (direction === 'request') return keyword === 'required' ? 'Send it.' : 'Do not send values that are now refused.';
  if (keyword === 'required') return 'Expect it to be missing.';
  return keyword === 'nullable' ? 'Expect null.' : 'Expect values that were not sent before.';
}

/** Compare a text for readers. */
export function compareText(
  place: Place,
  keyword: string,
  before: string | null,
  after: string | null,
  more: Partial<Finding> = {},
): void {
  if (before !== after)
    find(place, { kind: 'wording', keyword, says: [`has another ${keyword}`], before, after, ...more });
}

/** Compare whether a parameter, a header, a body or a field is required. */
export function compareRequired(place: Place, was: boolean, is: boolean, origin?: object): void {
  const optional = place.direction === 'request' ? 'is now optional' : 'may now be missing';
  if (was !== is)
    find(place, {
      keyword: 'required',
      effect: is ? 'narrower' : 'wider',
      says: [is ? 'is now required' : optional],
      origin,
    });
}

/** Record a new parameter, header, body or field. @param words the beginning of the sentence */
export function came(
  place: Place,
  keyword: string,
  isRequired: boolean,
  { words = 'is new', ...more }: Partial<Finding> & { words?: string } = {},
): void {
  find(place, {
    kind: isRequired && place.direction === 'request' ? 'breaking' : 'added',
    keyword,
    isNew: true,
    effect: 'both',
    says: [isRequired ? `${words} and required` : words],
    advice: 'Send it.',
    ...more,
  });
}

/** Record a removed parameter, header or field. @param isRefused true if requests that still have it are refused */
export function went(
  place: Place,
  keyword: string,
  was: Deprecable,
  isRefused = false,
  more: Partial<Finding> = {},
): void {
  const { versions, direction } = place;
  const kind = direction === 'response' || isRefused ? 'breaking' : 'changed';
  find(place, {
    kind: isDue(was, versions.date) ? 'announced' : kind,
    keyword,
    effect: 'both',
    says: ['is gone'],
    advice: direction === 'request' ? 'Do not send it any more.' : 'Do not rely on it any more.',
    ...more,
  });
}

/** An operation, a parameter or a field. */
interface Deprecable {
  deprecated?: boolean;
  /** A date, as written in `x-sunset`. */
  sunset?: string | null;
}

/** Compare announced ends. An end that moved nearer breaks clients. */
export function compareDeprecation(place: Place, was: Deprecable, is: Deprecable, origin?: object): void {
  const [before, after] = [was.sunset ?? null, is.sunset ?? null];
  if (!is.deprecated || (was.deprecated && (after === null || after === before))) return;
  const isNearer = Boolean(was.deprecated && before && after && Date.parse(after) < Date.parse(before));
  const end = after === null ? [] : [` on ${dayInWords(after)}`];
  const says: Words = !was.deprecated
    ? ['is deprecated', ...(after === null ? [] : [' and ends']), ...end]
    : before === null
      ? ['ends', ...end]
      : ['now ends', ...end, `, ${isNearer ? 'earlier' : 'later'} than announced: ${dayInWords(before)}`];
  find(place, { kind: isNearer ? 'breaking' : 'deprecated', keyword: 'deprecated', says, before, after, origin });
}

/** True if a deprecated part may be removed on this date: its sunset date has come, or it has none. */
export function isDue({ deprecated, sunset = null }: Deprecable, date: string | null): boolean {
  return Boolean(deprecated) && (sunset === null || (date !== null && Date.parse(sunset) <= Date.parse(date)));
}
