import { css, type EmotionCache } from '@emotion/react';
import { createElement, type ReactElement } from 'react';
import { sharedStyles } from '../../../src/styles/shared';
import { createStyleCache } from '../../../src/styles/style-cache';
import { tokensOfHtml, tokenStyles, withTokens } from '../../../src/styles/tokens';
import { usedStyles, wordsOfPage } from './used-styles';

/** Emotion's names for the global sheets that the application also contains. */
const tokens = css(tokenStyles).name;
const shared = css(sharedStyles).name;

/** Create the cache of one page, with values instead of design tokens. @throws for an unknown token */
export function createPageCache(): EmotionCache {
  const cache = createStyleCache();
  const { insert } = cache;
  cache.insert = (selector, { styles, ...serialized }, ...rest) =>
    insert(selector, { ...serialized, styles: withTokens(styles) }, ...rest);
  return cache;
}

/**
 * Write the rules that a page uses as style elements: one for each global sheet, one for all components. In the browser,
 * `browser/adopt-styles.ts` inserts the complete design tokens and shared sheet before the last element. From the first component
 * with a missing rule on, Emotion inserts all rules again after that element, because their order matters.
 */
export function criticalStyles({ key, inserted, registered }: EmotionCache, html: string): ReactElement[] {
  const words = wordsOfPage(html);
  const sheets = Object.entries(inserted).flatMap(([name, rules]) =>
    typeof rules === 'string' && name !== tokens ? [{ name, rules }] : [],
  );
  const isScoped = ({ name }: { name: string }) =>
    registered[`${key}-${name}`] !== undefined || name.startsWith('animation-');
  const scoped = sheets.filter(isScoped).map((sheet) => ({ ...sheet, used: usedStyles(sheet.rules, words) }));
  const firstCut = scoped.findIndex(({ rules, used }) => used !== rules);
  const globals = sheets.filter((sheet) => !isScoped(sheet));
  return [
    ...globals
      .filter(({ name }) => name !== shared)
      .map(({ name, rules }) => styleElement(`${key}-global ${name}`, rules)),
    styleElement(
      key,
      [
        tokensOfHtml(html),
        ...globals.filter(({ name }) => name === shared).map(({ rules }) => usedStyles(rules, words)),
        ...scoped.map(({ used }) => used),
      ].join(''),
      (firstCut < 0 ? scoped : scoped.slice(0, firstCut)).map(({ name }) => name).join(' '),
    ),
  ];
}

/** @param ids of the rules, for `browser/adopt-styles.ts` */
function styleElement(name: string, rules: string, ids?: string): ReactElement {
  return createElement('style', {
    key: name,
    'data-emotion': name,
    // Without this, Emotion moves the element to the end of the head.
    'data-s': '',
    'data-ids': ids,
    dangerouslySetInnerHTML: { __html: rules },
  });
}
