import { expect, it } from 'vitest';
import { site } from '../site';
import { deployment } from './feeds/fixtures/site';
import { wellKnown } from './well-known';

const updated = new Map([
  ['a.mdx', '2030-01-01T00:00:00Z'],
  ['b.mdx', '2029-01-01T00:00:00Z'],
]);

it('says where to report a hole, for less than a year after the last change', () => {
  const [file] = wellKnown({ updated }, deployment);
  const text = file?.content.toString();
  const fields = new Map(
    text
      ?.trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
  expect(fields.get('Expires')).toBe('2030-12-27T00:00:00.000Z');
  expect(fields.get('Contact')).toBe(`${site.repository.url}/security/advisories/new`);
});

it('has none where nobody looks, and no date that nobody knows', () => {
  expect(wellKnown({ updated }, { ...deployment, pathPrefix: '/club' })).toEqual([]);
  expect(wellKnown({ updated: new Map() }, deployment)).toEqual([]);
});
