/** Builds the copy of the site in the folder that is named; a process of its own, so that its memory can be measured. */
import { buildSite } from '../scripts/build';

export async function main([folder = '']: readonly string[]): Promise<number> {
  const succeeded = await buildSite({ root: folder, env: process.env, print: (line) => console.log(line) });
  return succeeded ? 0 : 1;
}
