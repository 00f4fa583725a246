import { describe, expect, test } from 'vitest';
import { difference, planRelease, retention, type Files, type PastRelease, type ReleasePlan } from './rolling';

const script = (digit: number) => `app-${String(digit).repeat(20)}.js`;
const withCopies = (file: string, hash: string): Files => ({
  [file]: hash,
  [`${file}.br`]: `${hash}-br`,
  [`${file}.gz`]: `${hash}-gz`,
});
const hours = (count: number) => new Date(Date.UTC(2030, 0, 1) + count * 3_600_000);

/** Plans releases of one script each, so many hours apart. */
function planAll(scripts: readonly number[], apart: number) {
  const step = { releases: [] as PastRelease[], kept: {} as Files };
  return scripts.map((digit, index) => {
    const own = { ...withCopies(script(digit), `hash-${digit}`), 'index.html': `page-${index}` };
    Object.assign(step, planRelease(own, step.releases, hours(index * apart)));
    return Object.keys(step.kept).filter((file) => file.endsWith('.js'));
  });
}

describe('a release keeps', () => {
  test('nothing where it is the first', () => {
    const own = { ...withCopies(script(1), 'one'), 'index.html': 'page' };
    const { kept, releases } = planRelease(own, [], hours(0));
    expect(kept).toEqual({});
    expect(releases).toEqual([{ made: hours(0).toISOString(), files: withCopies(script(1), 'one') }]);
  });

  test('the scripts of the last releases, that many by count, where each is old', () => {
    const kept = planAll([1, 2, 3, 4, 5, 6], 24 * 30);
    expect(retention.releases).toBe(5);
    expect(kept[3]).toEqual([script(3), script(2), script(1)]);
    expect(kept[4]).toEqual([script(4), script(3), script(2), script(1)]);
    expect(kept[5]).toEqual([script(5), script(4), script(3), script(2)]);
  });

  test('those of more releases, where they were replaced lately', () => {
    expect(retention.days).toBe(7);
    expect(planAll([1, 2, 3, 4, 5, 6, 7, 8, 9], 20)[8]).toHaveLength(8);
    expect(planAll([1, 2, 3, 4, 5, 6, 7, 8, 9], 36)[8]).toEqual([8, 7, 6, 5, 4].map(script));
  });

  test('those of a clock that was ahead no longer than others', () => {
    const ahead = hours(24 * 365 * 50).toISOString();
    const past = [2, 1].map((digit) => ({ made: ahead, files: withCopies(script(digit), `hash-${digit}`) }));
    const step: ReleasePlan = { kept: {}, releases: past };
    for (const digit of [3, 4, 5, 6, 7])
      Object.assign(step, planRelease(withCopies(script(digit), 'new'), step.releases, hours(digit * 24 * 30)));
    expect(Object.keys(step.kept)).toEqual([6, 5, 4, 3].flatMap((digit) => Object.keys(withCopies(script(digit), ''))));
  });

  test('the last ones by count after a clock that went back', () => {
    const step: ReleasePlan = { kept: {}, releases: [] };
    for (const [index, digit] of [1, 2, 3].entries())
      Object.assign(step, planRelease(withCopies(script(digit), 'own'), step.releases, hours(-index * 24 * 365)));
    expect(Object.keys(step.kept).filter((file) => file.endsWith('.js'))).toEqual([script(2), script(1)]);
  });

  test('what it keeps already, where it differs in text alone: that counts as no other release', () => {
    const kept = planAll([1, 2, 2, 2, 2, 2, 2, 2], 24 * 30);
    for (const one of kept.slice(1)) expect(one).toEqual([script(1)]);
  });

  test('a script that came back, once', () => {
    const kept = planAll([1, 2, 1, 2], 24 * 30);
    expect(kept.slice(1)).toEqual([[script(1)], [script(2)], [script(1)]]);
  });

  test('no file in place of its own, nor copies of its own file', () => {
    const name = `static/notes-${'a'.repeat(10)}.txt`;
    const past = [{ made: hours(0).toISOString(), files: withCopies(name, 'old') }];
    expect(planRelease({ [name]: 'new', [`${name}.br`]: 'new-br' }, past, hours(1)).kept).toEqual({});
  });

  test('a file and its copies of the newest release that has it', () => {
    const past = [
      { made: hours(2).toISOString(), files: { [script(1)]: 'newer' } },
      { made: hours(1).toISOString(), files: withCopies(script(1), 'older') },
    ];
    expect(planRelease({}, past, hours(3)).kept).toEqual({ [script(1)]: 'newer' });
  });

  test('no file whose name is the same in every release', () => {
    const own = { 'about.html': 'a', 'static/license.txt': 'b', 'page-data/app-data.json': 'c' };
    const { releases } = planRelease(own, [], hours(0));
    expect(planRelease({}, releases, hours(1)).kept).toEqual({});
  });
});

test('two releases differ in what came, what is another and what went, without compressed copies', () => {
  const before = { ...withCopies('a.html', '1'), ...withCopies('b.html', '1'), 'data.gz': '1', 'same.png': '1' };
  const after = { ...withCopies('b.html', '2'), ...withCopies('c.html', '1'), 'data.gz': '2', 'same.png': '1' };
  expect(difference(before, after)).toEqual({ added: ['c.html'], changed: ['b.html', 'data.gz'], removed: ['a.html'] });
  expect(difference(after, after)).toEqual({ added: [], changed: [], removed: [] });
});
