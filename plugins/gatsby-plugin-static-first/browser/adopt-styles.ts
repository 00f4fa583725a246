import type { EmotionCache, SerializedStyles } from '@emotion/react';

/**
 * Register the rules in the page's HTML with a new Emotion cache. Emotion can find them itself, but then moves their element,
 * which makes the browser lay out the whole page again.
 * @param shared a sheet that the page contains only in part; all of it is inserted before the page's own
 */
export function adoptStyles(cache: EmotionCache, document: Document, shared: SerializedStyles): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-ids]');
  const { key, container } = cache.sheet;
  const sheet = new (cache.sheet.constructor as new (options: object) => EmotionCache['sheet'])({ key, container });
  sheet.before = style;
  cache.insert('', shared, sheet, false);
  if (!style) return;
  for (const id of style.dataset.ids?.split(' ') ?? []) cache.inserted[id] = true;
  cache.sheet.tags.push(style);
}
