/**
 * WebKitGTK's MiniBrowser, through WebDriver, on its own X display (`--headless` hangs). The display is wide enough for
 * windows side by side: a covered one gets no frames.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../ports';
import { findProgram } from '../programs';
import { expression, keyParts, type Driver, type DriverOptions, type Size } from './driver';

const windows = 16;

/** Find the programs needed; undefined if one is missing. */
export function findWebKit(): { driver: string; display: string; browser: string } | undefined {
  const folders = ['/usr/lib', '/usr/libexec'].filter(existsSync).flatMap((base) => [
    base,
    ...readdirSync(base, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(base, name)),
  ]);
  const browser = ['webkit2gtk-4.1', 'webkit2gtk-4.0']
    .flatMap((version) => folders.map((folder) => join(folder, version, 'MiniBrowser')))
    .find(existsSync);
  const driver = findProgram(['WebKitWebDriver']);
  const display = findProgram(['Xvfb']);
  return browser && driver && display ? { driver, display, browser } : undefined;
}

/** Root has no sandbox; without a graphics card the processor draws everything. */
const environment = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  // The clipboard's text and lists of languages depend on these.
  LANG: 'C.UTF-8',
  LANGUAGE: 'en_GB',
};

/** End a process that leads a group, and its group. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/** Start an X server on a free display. Resolves with `:N`. */
async function startDisplay(program: string, { width, height }: Size): Promise<[string, ChildProcess]> {
  const screen = ['-screen', '0', `${width}x${height}x24`];
  const display = spawn(program, ['-displayfd', '3', ...screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const number = await new Promise<string>((resolve, reject) => {
    display.once('error', reject).once('exit', () => reject(new Error('Xvfb ended before it was ready.')));
    (display.stdio[3] as Readable).once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return [`:${number}`, display];
}

/** Resolve once a port of this machine has a listener. */
async function listening(port: number): Promise<void> {
  const isReady = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
  const last = Date.now() + 10_000;
  while (!(await isReady())) {
    if (Date.now() > last) throw new Error('WebKitWebDriver does not respond.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Resize the window to fit a page of this size: the browser's bars take height, and the least width is about 450 px. */
async function resize(web: WebDriver, { width, height }: Size, x: number): Promise<void> {
  const inner = () => web.executeScript<Size>('return { width: innerWidth, height: innerHeight }');
  await web.manage().window().setRect({ x, y: 0, width, height });
  const bars = height - (await inner()).height;
  if (bars > 0)
    await web
      .manage()
      .window()
      .setRect({ x, y: 0, width, height: height + bars });
}

const modifiers: Partial<Record<string, string>> = { Control: Key.CONTROL, Meta: Key.META, Shift: Key.SHIFT };
const named: Partial<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  Backspace: Key.BACK_SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

export async function startWebKit({ size }: DriverOptions): Promise<Driver> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKitGTK is not on this machine.');
  let wanted = size;
  const step = Math.max(size.width, 460) + 20;
  const [name, display] = await startDisplay(programs.display, { width: step * windows, height: 2400 });
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, ...environment, DISPLAY: name },
    stdio: 'ignore',
    detached: true,
  });
  const endAll = () => [driver, display].forEach(end);
  process.once('exit', endAll);
  const stop = () => {
    process.off('exit', endAll);
    endAll();
  };
  try {
    await listening(port);
    const web = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        }),
      )
      .build();
    await web.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 });
    const handles = [await web.getWindowHandle()];
    await resize(web, wanted, 0);
    let current = 0;
    return {
      go: (url) => web.get(url),
      run: async (script, argument) =>
        JSON.parse(await web.executeScript<string>(`return ${expression(script, argument)}`)) as never,
      async keys(...keys) {
        for (const one of keys) {
          const { key, modifiers: held } = keyParts(one);
          const down = held.map((modifier) => modifiers[modifier] ?? modifier);
          const actions = web.actions();
          for (const modifier of down) actions.keyDown(modifier);
          const pressed = named[key] ?? key;
          actions.keyDown(pressed).keyUp(pressed);
          for (const modifier of down) actions.keyUp(modifier);
          await actions.perform();
        }
      },
      async press({ x, y }) {
        const [left, top] = [Math.round(x), Math.round(y)];
        await web.actions().move({ x: left, y: top, origin: Origin.VIEWPORT, duration: 0 }).press().release().perform();
      },
      async move({ x, y }) {
        const [left, top] = [Math.round(x), Math.round(y)];
        await web.actions().move({ x: left, y: top, origin: Origin.VIEWPORT, duration: 0 }).perform();
      },
      async size(next) {
        wanted = next;
        await resize(web, next, current * step);
      },
      async window(index) {
        current = index;
        const handle = handles[index];
        if (handle) return web.switchTo().window(handle);
        await web.switchTo().newWindow('window');
        handles[index] = await web.getWindowHandle();
        await resize(web, wanted, index * step);
      },
      async close() {
        // The browser outlives its driver, so the session ends first.
        await web.quit().catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
