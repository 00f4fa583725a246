import { css, type EmotionCache } from '@emotion/react';
import { sharedStyles } from '../../../src/styles/shared';
import { tokenStyles } from '../../../src/styles/tokens';

/**
 * Tell a new Emotion cache which rules the page has, since Emotion itself would move their element and cause a second layout.
 * Insert the design tokens and the shared sheet before them: the page has only a part of these.
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
