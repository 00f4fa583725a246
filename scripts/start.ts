/** `npm start`: build the site and serve it at http://localhost:9000, or at PORT. */
import { join } from 'node:path';
import { main as build } from './build';
import { readPort, requireFreePort } from './lib/port';
import { serveSite } from './serve';

export async function main(): Promise<number> {
  const print = (line: string) => console.log(line);
  try {
    const port = readPort(process.env.PORT, 9000);
    await requireFreePort(port);
    return (await build([])) || (await serveSite(join(process.cwd(), 'public'), port, print));
  } catch (error) {
    print((error as Error).message);
    return 1;
  }
}
