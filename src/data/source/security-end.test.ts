import { expect, it } from 'vitest';
import { checkSecurityEnd } from './security-end';

it('warns in time of the day on which it runs out', () => {
  const updated = new Map([['package-lock.json', '2030-01-01T00:00:00Z']]);
  expect(checkSecurityEnd(updated, new Date('2030-10-27T00:00:00Z'))).toEqual([]);
  const [warning] = checkSecurityEnd(updated, new Date('2030-10-28T00:00:00Z'));
  expect(warning).toMatchObject({ severity: 'warning', file: 'SECURITY.md' });
  expect(warning?.message).toContain('2030-12-27');
  expect(checkSecurityEnd(new Map(), new Date())).toEqual([]);
});
