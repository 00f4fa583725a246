/** Windows that the frame is tested in, and questions that several of its tests ask a page. */
import type { Page } from '@playwright/test';

export const phone = { viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true };

/** Return the `theme-color` of the browser's own interface, and the mode of the page's elements. */
export const shownMode = (page: Page) =>
  page.evaluate(() => ({
    theme: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content)
      .join(),
    scheme: getComputedStyle(document.documentElement).colorScheme,
    background: getComputedStyle(document.documentElement).backgroundColor,
  }));

export const day = { theme: '#ffffff', scheme: 'light', background: 'rgb(255, 255, 255)' };
export const night = { theme: '#0a1322', scheme: 'dark', background: 'rgb(10, 19, 34)' };

/** Store a value in the browser before any page of the site loads. */
export async function store(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, kept]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, kept);
    },
    [key, value] as const,
  );
}

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Record the result of `read` at each painted frame of each page that loads. */
export async function watchFrames(page: Page, read: () => string | undefined): Promise<() => Promise<string[]>> {
  await page.addInitScript(`
    window.frames_ = new Set();
    const read = ${String(read)};
    const note = () => {
      const value = document.body && read();
      if (value) window.frames_.add(value);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  `);
  return () => page.evaluate(() => [...(window as unknown as { frames_: Set<string> }).frames_]);
}

/** Slow the page's scripts and layout down by this factor. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
