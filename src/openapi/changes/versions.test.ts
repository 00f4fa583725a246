import { expect, it } from 'vitest';
import { changesOf } from './fixtures/versions';
import { compareVersions, isFarEnough, neededStep, nextVersion } from './versions';

it('puts versions in order', () => {
  const order = [
    '0.9.0',
    '1.0.0-rc.2',
    '1.0.0-rc.10',
    '1.0.0',
    '1.2.0',
    '1.10.0',
    'v2',
    '2.1',
    '2026-01-31',
    '2026-02-01',
  ];
  expect([...order].reverse().sort(compareVersions)).toEqual(order);
  expect(compareVersions('1.0', '1.0.0')).toBe(0);
});

it('knows the next version', () => {
  expect((['major', 'minor', 'patch'] as const).map((step) => nextVersion('1.2.3', step))).toEqual([
    '2.0.0',
    '1.3.0',
    '1.2.4',
  ]);
  expect(nextVersion('0.2.3', 'major')).toBe('0.3.0');
  expect(nextVersion('2026-01-31', 'minor')).toBeNull();
});

it('knows whether a version has moved as far as its changes ask for', () => {
  expect(isFarEnough('1.2.3', '1.3.0', 'major')).toBe(false);
  expect(isFarEnough('1.2.3', '2.0.0', 'major')).toBe(true);
  expect(isFarEnough('1.2.3', '1.3.0', 'minor')).toBe(true);
  expect(isFarEnough('2026-01-31', '2026-01-31', 'patch')).toBe(false);
});

it('asks for a step by what changed', async () => {
  const get = (path: string, words = 'A') =>
    `paths: {${path}: {get: {summary: ${words}, responses: {'200': {description: A.}}}}}`;
  const both =
    'paths: {/a: {get: {summary: A, responses: {"200": {description: A.}}}}, /b: {get: {responses: {"200": {description: A.}}}}}';
  expect(neededStep(await changesOf(get('/a'), get('/b')))).toBe('major');
  expect(neededStep(await changesOf(get('/a'), both))).toBe('minor');
  expect(neededStep(await changesOf(get('/a'), get('/a', 'B')))).toBe('patch');
  expect(neededStep(await changesOf(get('/a'), get('/a')))).toBeNull();
});
