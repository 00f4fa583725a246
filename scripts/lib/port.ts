import { connect, createServer, type AddressInfo, type Server } from 'node:net';

/** Parse the TCP port of PORT. Throws an Error that shows a malformed value. */
export function readPort(value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535)
    throw new Error(`PORT is "${value}". Write a number from 1 to 65535, such as ${fallback}.`);
  return port;
}

export const takenPort = (port: number) =>
  `Port ${port} is taken by another program. Stop that one, or choose another port, such as PORT=${port + 1}.`;

/** Throw an Error if something already answers at a port: better before a build than after it. */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => {
      socket.destroy();
      reject(new Error(takenPort(port)));
    });
    socket.once('error', () => resolve());
  });
}

/** Listen at a free port of 127.0.0.1. @returns the port */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Let an HTTP server listen at a free port of this machine. @returns its origin */
export const listenLocally = async (server: Server) => `http://127.0.0.1:${await listen(server)}`;

/** Find a port of this machine without a listener. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
