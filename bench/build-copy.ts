/** `node scripts/run.mjs bench/build-copy FOLDER`: build the copy of the site in FOLDER, in a separate process, so that its memory can be measured. */
import { buildSite } from '../scripts/site/build';

export const options = ['FOLDER'];

export async function main([folder = '']: readonly string[]): Promise<number> {
  const succeeded = await buildSite({ root: folder, env: process.env, print: (line) => console.log(line) });
  return succeeded ? 0 : 1;
}
