/**
 * `npx tsx scripts/tests/pictures.ts [TEMPLATE...] [--engine firefox|webkit]`: take pictures of a page of every template, or of
 * the named ones, from the site in `public/`, in both modes and four widths; write them to `.build/pictures/`. In Chromium by
 * default. `--compare FOLDER` compares them with those of an earlier build: it names the areas that changed, and fails
 * where they are more than `threshold` of a picture.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import { runCommand } from '../lib/command';
import { listenLocally } from '../../tests/ports';
import { storageKeys } from '../../src/client/browser/storage';
import { engines, type Driver, type Engine } from '../../tests/engines/driver';
import { programs } from '../../tests/engines/programs';
import { createSiteServer } from '../../tests/server';
import { readBuildInfo } from '../hosting/dist';
import { comparePictures } from './compare-pictures';
import { templates } from '../../tests/templates';

const folder = '.build/pictures';
const modes = ['light', 'dark'] as const;
const widths = [390, 768, 1280, 1920] as const;
/** The share of a picture that may change, 0 to 1. */
const threshold = 0.001;

type Template = keyof typeof templates;

/** Load lazy images, which a picture of the whole page does not. */
async function showLazyImages(): Promise<void> {
  const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')];
  for (const image of lazy) image.loading = 'eager';
  await Promise.all(lazy.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/** Take pictures of pages by template, each in a window as high as the page: `operation-390-dark.png`. @returns their files */
async function takePictures(driver: Driver, root: string, names: readonly Template[], end: string): Promise<string[]> {
  const files: string[] = [];
  await driver.go(root + '/');
  for (const mode of modes) {
    await driver.run(([key, value]) => localStorage.setItem(key, value), [storageKeys.colorMode, mode] as const);
    for (const width of widths) {
      for (const name of names) {
        await driver.size({ width, height: 900 });
        await driver.go(root + templates[name]);
        await driver.run(showLazyImages, undefined);
        const height = await driver.run(() => document.documentElement.scrollHeight, undefined);
        await driver.size({ width, height });
        const file = `${name}-${width}-${mode}${end}.png`;
        await driver.picture(join(folder, file));
        files.push(file);
      }
    }
  }
  return files;
}

/** Print what changed since earlier pictures. @returns true where no picture changed by more than the threshold */
async function compareAll(files: readonly string[], earlier: string): Promise<boolean> {
  let isAlike = true;
  for (const file of files) {
    if (!existsSync(join(earlier, file))) {
      console.log(`${file}: new`);
      continue;
    }
    const { share, areas } = await comparePictures(join(earlier, file), join(folder, file));
    if (share === 0) continue;
    console.log(`${file}: ${(share * 100).toFixed(3)} % changed`);
    for (const { left, top, width, height } of areas) console.log(`  ${width} x ${height} px at ${left}, ${top}`);
    isAlike &&= share <= threshold;
  }
  return isAlike;
}

const config = {
  allowPositionals: true,
  options: { engine: { type: 'string', default: 'chromium' }, compare: { type: 'string' } },
} as const;

/** Check the arguments. @throws an Error that lists the valid ones */
function readArguments({ values, positionals }: ReturnType<typeof parseArgs<typeof config>>): {
  engine: Engine;
  names: Template[];
  earlier?: string;
} {
  const all = Object.keys(templates) as Template[];
  const unknown = positionals.filter((name) => !(name in templates));
  if (unknown.length > 0) throw new Error(`There is no template ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  const engine = engines.find((name) => name === values.engine);
  if (!engine) throw new Error(`There is no engine ${values.engine}. There are: ${engines.join(', ')}.`);
  if (engine !== 'chromium' && !programs[engine].isThere())
    throw new Error(
      `${engine} is not on this machine. On Debian: apt-get install --no-install-recommends ${programs[engine].packages}`,
    );
  if (values.compare !== undefined && resolve(values.compare) === resolve(folder))
    throw new Error(`The new pictures go to ${folder}/. Move the earlier ones first.`);
  const names = positionals.length > 0 ? all.filter((name) => positionals.includes(name)) : all;
  return { engine, names, earlier: values.compare };
}

runCommand('scripts/tests/pictures.ts', config, async (args) => {
  try {
    const { engine, names, earlier } = readArguments(args);
    const server = await createSiteServer('public', '.build/pictures-served', 0);
    try {
      const root = (await listenLocally(server)) + (await readBuildInfo('public')).pathPrefix;
      const driver = await programs[engine].start({ size: { width: 1280, height: 900 }, touch: false });
      try {
        await mkdir(folder, { recursive: true });
        const files = await takePictures(driver, root, names, engine === 'chromium' ? '' : `-${engine}`);
        console.log(`${files.length} pictures are in ${folder}/`);
        if (earlier !== undefined && !(await compareAll(files, earlier))) {
          console.error(`More than ${threshold * 100} % of a picture changed.`);
          return 1;
        }
      } finally {
        await driver.close();
      }
    } finally {
      server.close();
      server.closeAllConnections();
    }
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
});
