/** Specifications with rare features and with common mistakes: never a stack, never a silence. */
import { describe, expect, it } from 'vitest';
import { checkFacts } from '../../tests/facts/check';
import type { Diagnostic } from '../report/diagnostic';
import { changed, kinds, sound } from './fixtures/mutations';
import { seededRandom } from '../text/fixtures/random';
import { specifications } from '../publish/specifications/specifications';
import { readApi } from './read/read-api';

const versions = ['3.0.3', '3.1.1', '3.2.0'];
const rounds = 5;

const read = (text: string) => readApi({ path: 'pets.json', text, slug: 'pets' });
const isError = ({ severity }: Diagnostic) => severity === 'error';

/** Say what is wrong with the outcome of a specification; null for nothing. */
async function wrong(text: string, before: number): Promise<string | null> {
  try {
    const { api, diagnostics } = await read(text);
    for (const { message, file, line = 1 } of diagnostics) {
      if (file !== 'pets.json' || line < 1 || line > text.split('\n').length) return `it has no place: ${message}`;
      if (!/^\S.*[.!?:\w]$/s.test(message) || /\b(?:TypeError|undefined|\[object )|\n\s+at /.test(message))
        return `it is no sentence: ${message}`;
    }
    if (diagnostics.some(isError)) return null;
    if (!api) return 'there is neither a model nor an error';
    await specifications(api, '.');
    const { misses } = checkFacts(api, 'pets.json', () => text);
    return misses.length === 0 || diagnostics.length > before ? null : `it is silent: ${misses.join('; ')}`;
  } catch (error) {
    return `it throws: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

describe.each(versions)('OpenAPI %s', (version) => {
  it('is sound before it is changed', async () => {
    const text = JSON.stringify(sound(version), null, 2);
    const { api, diagnostics } = await read(text);
    expect(diagnostics).toEqual([]);
    if (!api) throw new Error('There is no model of it.');
    expect(checkFacts(api, 'pets.json', () => text).misses).toEqual([]);
  });

  it.each(Object.entries(kinds))('with %s is read to the end, and says so where it shows less', async (_, kind) => {
    const next = seededRandom(20261123);
    const problems: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const text = JSON.stringify(changed(sound(version), kind(next, version)), null, 2);
      const problem = await wrong(text, 0);
      if (problem !== null) problems.push(`${problem}\n${text}`);
    }
    expect(problems).toEqual([]);
  });
});

it('finds a silence', async () => {
  const text = JSON.stringify(sound('3.1.1'), null, 2);
  const { api } = await read(text);
  if (!api) throw new Error('There is no model of it.');
  const said = text.replace('"maximum": 90', '"maximum": 91').replace('"age"', '"years"').replace('"201"', '"202"');
  const { misses } = checkFacts(api, 'pets.json', () => said);
  for (const fact of ['name of years', 'rule of years', 'status', 'invents the name age', 'invents the status 201'])
    expect(misses.join('\n')).toContain(fact);
});
