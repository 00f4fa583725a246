import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../lib/port';
import { waitingDoor } from './waiting-door';

const open: { close(): unknown }[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

const answering = async (port: number, text: string): Promise<Server> => {
  const server = createServer((_, response) => response.end(text));
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  open.push(server);
  return server;
};

test('who calls while the server starts again waits, and gets its answer', async () => {
  const port = await freePort();
  const door = waitingDoor(port);
  open.push(door);
  await new Promise<void>((resolve) => door.listen(0, 'localhost', resolve));
  const ask = async () => (await fetch(`http://localhost:${(door.address() as AddressInfo).port}/`)).text();

  /** Resolve once the door has looked for the server, as this does after it, and found nobody. */
  const missed = async () => {
    await once(door, 'connection');
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  };

  const lookedEarly = missed();
  const early = ask();
  await lookedEarly;
  const first = await answering(port, 'first');
  expect(await early).toBe('first');

  first.closeAllConnections();
  await new Promise((resolve) => first.close(resolve));
  const lookedLate = missed();
  const late = Promise.all([ask(), ask()]);
  await lookedLate;
  await answering(port, 'second');
  expect(await late).toEqual(['second', 'second']);
});

test('a door that closes its connections ends while somebody waits for a server that never comes', async () => {
  const door = waitingDoor(await freePort());
  await new Promise<void>((resolve) => door.listen(0, 'localhost', resolve));
  const called = once(door, 'connection');
  const answer = fetch(`http://localhost:${(door.address() as AddressInfo).port}/`);
  const refused = expect(answer).rejects.toThrow();
  await called;
  const closed = once(door, 'close');
  door.close();
  door.closeAllConnections();
  await Promise.all([closed, refused]);
});
