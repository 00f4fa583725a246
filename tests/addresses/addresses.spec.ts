import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { get } from '../hosting/request';
import { wrongPages } from './browser';
import { generateAddresses, seed } from './generate';
import { wrongAnswers } from './http';

const origin = process.env.SITE_ORIGIN ?? '';
const prefix = process.env.SITE_PREFIX ?? '';
const file = (path: string) => readFileSync(join('public', path));

test(`2,000 generated addresses have the right answers (ADDRESS_SEED=${seed})`, async () => {
  expect(await wrongAnswers(generateAddresses(2000, seed), { origin, prefix, file })).toEqual([]);
});

test('the same seed gives the same addresses, with all that they are to have', () => {
  const addresses = generateAddresses(2000, seed);
  expect(addresses).toEqual(generateAddresses(2000, seed));
  const paths = addresses.map(({ path }) => path).join('\n');
  for (const part of [
    '%2C',
    '%3F',
    '%23',
    '%2F',
    '%25',
    '%00',
    '%E0%A4%A',
    '%C0%AF',
    '//',
    '/..',
    'index.html',
    ':uri',
  ])
    expect(paths).toContain(part);
  for (const kind of ['page', 'none', 'forbidden'])
    expect(addresses.filter((one) => one.kind === kind).length).toBeGreaterThan(100);
});

test('what is no request of HTTP is told so in words', async () => {
  for (const path of ['/\u00e4', `/${'a'.repeat(20_000)}`]) {
    const { status, body } = await get(origin, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.length).toBeGreaterThan(10);
  }
});

test(`500 generated addresses show whole pages, and keep them when the application starts (ADDRESS_SEED=${seed})`, async ({
  context,
}) => {
  test.setTimeout(300_000);
  expect(await wrongPages(context, origin + prefix, generateAddresses(500, seed))).toEqual([]);
});
