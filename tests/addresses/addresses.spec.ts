import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { hasNginx } from '../programs';
import { releaseFor } from '../hosting/releases';
import { startNginx, type RunningServer } from '../hosting/servers';
import { wrongPages } from './browser';
import { generateAddresses, seed } from './generate';
import { wrongAnswers } from './http';

const work = resolve('.build/addresses');
const prefix = process.env.SITE_PREFIX ?? '';
const file = (path: string) => readFileSync(join('public', path));

// One after the other: they share their server.
test.describe.configure({ mode: 'default' });
test.skip(!hasNginx(), 'nginx is not on this machine.');

let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startNginx(await releaseFor(work, prefix), join(work, 'nginx'));
});
test.afterAll(() => server.stop());

test(`2,000 generated addresses have the right responses (ADDRESS_SEED=${seed})`, async () => {
  const addresses = generateAddresses(2000, seed);
  expect(await wrongAnswers(addresses, { origin: server.origin, prefix, file })).toEqual([]);
});

test(`500 generated addresses show whole pages, and keep them when the application starts (ADDRESS_SEED=${seed})`, async ({
  context,
}) => {
  test.setTimeout(300_000);
  expect(await wrongPages(context, server.origin + prefix, generateAddresses(500, seed))).toEqual([]);
});
