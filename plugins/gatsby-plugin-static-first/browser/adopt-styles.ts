import { css, type EmotionCache } from '@emotion/react';
import { sharedStyles } from '../../../src/styles/shared';
import { tokenStyles } from '../../../src/styles/tokens';

/**
 * Register the rules in the page's HTML with a new Emotion cache. Emotion can find them itself, but then moves their element,
 * which makes the browser lay out the whole page again. Insert before them what the page has only in part: design tokens, which
 * the styles of the application use, and the shared sheet.
 */
export function adoptStyles(cache: EmotionCache, document: Document): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-ids]');
  const { key, container } = cache.sheet;
  const sheet = new (cache.sheet.constructor as new (options: object) => EmotionCache['sheet'])({ key, container });
  sheet.before = style;
  for (const styles of [tokenStyles, sharedStyles]) cache.insert('', css(styles), sheet, false);
  if (!style) return;
  for (const id of style.dataset.ids?.split(' ') ?? []) cache.inserted[id] = true;
  cache.sheet.tags.push(style);
}
