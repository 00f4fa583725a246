/**
 * `npm run bench:kill`: kill a build at ten points of its time (SIGKILL, which no program can catch). Checks that the
 * served site is then the whole old or the whole new one, and what the next build makes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildCopy, differences, digests, siteCopy, table, type Digests } from './site-copy';

const points = 10;
const file = 'content/docs/welcome.mdx';

/** Start a build of the copy and kill its first process after a time. @returns true if it was still running. */
async function killedBuild(folder: string, afterMs: number): Promise<boolean> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'bench/build-copy', folder], { stdio: 'ignore' });
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  await Promise.race([exit, wait(afterMs)]);
  child.kill('SIGKILL');
  const [, signal] = await exit;
  return signal === 'SIGKILL';
}

export const options = [];

export async function main(): Promise<number> {
  const folder = await siteCopy('kill', {});
  const site = path.join(folder, 'public');
  const source = await readFile(path.join(folder, file), 'utf8');
  const edited = `${source}\nThe new site.\n`;
  const write = (text: string) => writeFile(path.join(folder, file), text);
  await buildCopy(folder);

  await write(edited);
  const { seconds } = await buildCopy(folder);
  const whole = await digests(site);
  await write(source);
  await buildCopy(folder);
  const old = await digests(site);

  const rows: (string | number)[][] = [['killed after', 'what is served then', 'what the next build makes']];
  const broken: string[] = [];
  const judge = async (expected: Record<string, Digests>): Promise<string> => {
    const served = await digests(site);
    const found = Object.entries(expected).find(([, sites]) => differences(served, sites).length === 0);
    if (found) return `${found[0]}, whole`;
    broken.push(`NOT WHOLE: ${differences(served, whole).slice(0, 9).join(', ')} differ from the new site`);
    return broken.at(-1) ?? '';
  };
  for (let point = 1; point <= points; point++) {
    const killedAfter = (point / points) * seconds;
    await write(edited);
    const wasKilled = await killedBuild(folder, killedAfter * 1000);
    const served = await judge({ 'the old site': old, 'the new site': whole });
    await buildCopy(folder);
    const next = await judge({ 'the new site': whole });
    await write(source);
    await buildCopy(folder);
    await judge({ 'the old site': old });
    rows.push([`${killedAfter.toFixed(1)} s${wasKilled ? '' : ' (it was done)'}`, served, next]);
    console.log(rows.at(-1)?.join(' | '));
  }
  const text = [
    '# What a killed build leaves',
    '',
    `Measured by \`npm run bench:kill\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}: one`,
    `document is edited, and the build, which takes ${seconds.toFixed(1)} s here, is killed. A site is whole if each of its`,
    `${whole.size} files is, byte for byte, as in a build that nobody killed.`,
    '',
    table(rows),
    '',
  ].join('\n');
  await writeFile('bench/results/kill.md', text);
  console.log(text);
  return broken.length > 0 ? 1 : 0;
}
