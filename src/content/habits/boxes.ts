/** Kinds of boxes that other programs have, with those of this site. */
import { capitalised } from '../../text/sentence';
import { isAdmonitionKind, type AdmonitionKind } from '../text/components';

const kinds: Record<string, AdmonitionKind> = {
  caution: 'warning',
  attention: 'warning',
  important: 'info',
  hint: 'tip',
  success: 'tip',
  check: 'tip',
  done: 'tip',
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  todo: 'info',
  question: 'info',
  help: 'info',
  faq: 'info',
  seealso: 'info',
  alert: 'warning',
  default: 'note',
  secondary: 'note',
  example: 'note',
  quote: 'note',
  cite: 'note',
  error: 'danger',
  bug: 'danger',
  failure: 'danger',
  fail: 'danger',
  missing: 'danger',
};

/** Return the kind of box that a name of another program stands for; undefined for an unknown one. */
export function boxKind(name: string): AdmonitionKind | undefined {
  const lower = name.toLowerCase();
  if (isAdmonitionKind(lower)) return lower;
  return Object.hasOwn(kinds, lower) ? kinds[lower] : undefined;
}

/** Write the first line of a box. A kind that the site lacks is its title, where it has no other. */
export function openBox(name: string, title = ''): string {
  const kind = boxKind(name) ?? 'note';
  const own = /^(important|example|quote|abstract|question|bug|success)$/i.test(name) ? capitalised(name) : '';
  const words = (title.trim() || own).replace(/[[\]]/g, '\\$&');
  return `:::${kind}${words && `[${words}]`}`;
}
