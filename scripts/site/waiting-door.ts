import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const retryMs = 50;

/** Connect to a port of this machine as soon as a server listens; undefined once the caller has gone. */
async function connected(port: number, caller: Socket): Promise<Socket | undefined> {
  while (!caller.destroyed) {
    const socket = connect(port, 'localhost');
    const answers = await new Promise<boolean>((resolve) =>
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
    );
    if (answers) return socket;
    await wait(retryMs);
  }
  return undefined;
}

/**
 * Proxy to a server that restarts now and then: connections made during a restart wait instead of failing. As with an HTTP
 * server, `close` alone waits for open connections, and `closeAllConnections` ends them.
 * @param port of the proxied server
 */
export function waitingDoor(port: number): Server & { closeAllConnections(): void } {
  const callers = new Set<Socket>();
  const door = createServer({ pauseOnConnect: true }, (caller) => {
    callers.add(caller);
    caller.on('error', () => caller.destroy()).on('close', () => callers.delete(caller));
    void connected(port, caller).then((server) => {
      if (!server) return;
      server.on('error', () => server.destroy()).on('close', () => caller.destroy());
      caller.on('close', () => server.destroy());
      caller.pipe(server).pipe(caller);
      caller.resume();
    });
  });
  return Object.assign(door, { closeAllConnections: () => callers.forEach((caller) => caller.destroy()) });
}
