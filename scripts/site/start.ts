/** `npm start`: build the site and serve it at http://localhost:9000, or at PORT and HOST. */
import { join } from 'node:path';
import { main as build } from './build';
import { requireFreePort } from '../lib/port';
import { explain } from './system-error';
import { readPlace, serveSite } from './serve';

export const options = [];

export async function main(): Promise<number> {
  const print = (line: string) => console.log(line);
  try {
    const place = readPlace(process.env);
    await requireFreePort(place.port);
    return (await build([])) || (await serveSite(join(process.cwd(), 'public'), place, print));
  } catch (error) {
    print(explain(error));
    return 1;
  }
}
