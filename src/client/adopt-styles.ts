import type { EmotionCache } from '@emotion/react';

/**
 * Tells a new cache of Emotion's which rules the page's HTML brought with it. Emotion can find them itself, but moves
 * their element then, and the browser lays out the whole page again, as it does when a font has changed.
 */
export function adoptStyles(cache: EmotionCache, document: Document): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-ids]');
  if (!style) return;
  for (const id of style.dataset.ids?.split(' ') ?? []) cache.inserted[id] = true;
  cache.sheet.tags.push(style);
}
