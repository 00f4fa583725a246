import type { EmotionCache, SerializedStyles } from '@emotion/react';

/**
 * Tell a new cache of Emotion's which rules came with the page's HTML. Emotion can find them itself, but then moves their
 * element, and the browser lays out the whole page again, as after a change of font.
 * @param shared a sheet of which the page holds only a part: all of it goes before the page's own
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
