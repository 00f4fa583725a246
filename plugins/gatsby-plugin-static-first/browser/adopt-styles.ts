import { css, type EmotionCache } from '@emotion/react';
import { sharedStyles } from '../../../src/styles/shared';
import { tokenStyles } from '../../../src/styles/tokens';

/**
 * Register the page's rules in a new Emotion cache: Emotion itself would move their style element and cause a second layout.
 * Insert the design tokens and the shared sheet before these rules, because the page has only parts of both.
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
