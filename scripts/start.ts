/** `npm start`: builds the site and serves it at http://localhost:9000, or at PORT. */
import { connect } from 'node:net';
import { join } from 'node:path';
import { main as build } from './build';
import { readPort, serveSite } from './serve';

/** Whether something answers at a port already: better said before the build than after it. */
function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    const finish = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => finish(true)).once('error', () => finish(false));
  });
}

export async function main(): Promise<number> {
  const print = (line: string) => console.log(line);
  try {
    const port = readPort(process.env.PORT, 9000);
    if (await isTaken(port)) {
      print(`Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`);
      return 1;
    }
    return (await build([])) || (await serveSite(join(process.cwd(), 'public'), port, print));
  } catch (error) {
    print((error as Error).message);
    return 1;
  }
}
