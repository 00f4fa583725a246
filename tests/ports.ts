import { createServer, type AddressInfo, type Server } from 'node:net';

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
