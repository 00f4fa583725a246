/** Order version numbers, and find the next one. Pure. */
import type { Change } from './compare/change';

type Step = 'major' | 'minor' | 'patch';

/** Compare two versions: negative if `a` is older. Numbers are compared as numbers; `1.0.0-beta` is older than `1.0.0`. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [partsOf(a), partsOf(b)];
  for (let index = 0; index < Math.max(first.numbers.length, second.numbers.length); index += 1) {
    const order = (first.numbers[index] ?? '0').localeCompare(second.numbers[index] ?? '0', 'en', { numeric: true });
    if (order !== 0) return order;
  }
  if (first.rest === second.rest) return 0;
  if (first.rest === '' || second.rest === '') return first.rest === '' ? 1 : -1;
  return first.rest.localeCompare(second.rest, 'en', { numeric: true });
}

function partsOf(version: string): { numbers: string[]; rest: string } {
  const [numbers = '', ...rest] = version.replace(/^v/i, '').replace(/\+.*$/, '').split('-');
  const isDate = /^\d{4}$/.test(numbers);
  return isDate ? { numbers: [numbers, ...rest], rest: '' } : { numbers: numbers.split('.'), rest: rest.join('-') };
}

/** Find the smallest version step that fits the changes; null if nothing changed. */
export function neededStep(changes: readonly Change[]): Step | null {
  if (changes.some(({ kind }) => kind === 'breaking')) return 'major';
  if (changes.some(({ kind }) => kind !== 'wording')) return 'minor';
  return changes.length > 0 ? 'patch' : null;
}

const semantic = /^(v?)(\d+)\.(\d+)\.(\d+)$/;

/** Raise a version by this step; null unless it consists of three numbers. Below 1.0.0, a breaking change raises the second number. */
export function nextVersion(version: string, step: Step): string | null {
  const [whole, prefix = '', ...numbers] = semantic.exec(version) ?? [];
  if (whole === undefined) return null;
  const [major = 0, minor = 0, patch = 0] = numbers.map(Number);
  const moved = step === 'major' && major === 0 ? 'minor' : step;
  if (moved === 'major') return `${prefix}${major + 1}.0.0`;
  return moved === 'minor' ? `${prefix}${major}.${minor + 1}.0` : `${prefix}${major}.${minor}.${patch + 1}`;
}

/** True if a version is raised as far as its changes require. A version that is not three numbers only has to be newer. */
export function isFarEnough(before: string, after: string, step: Step): boolean {
  const needed = nextVersion(before, step);
  return needed === null || !semantic.test(after)
    ? compareVersions(after, before) > 0
    : compareVersions(after, needed) >= 0;
}
