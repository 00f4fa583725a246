import type { EmotionCache } from '@emotion/react';
import { createElement, type ReactElement } from 'react';
import { usedStyles, wordsOfPage } from './used-styles';

/**
 * Write the rules that rendering one page put into its cache, without unused ones, as style elements for the head: one for each
 * global sheet, which the browser removes with its component, and one for everything else. When the application starts, Emotion
 * adds the shared sheet before that element and, after it, the styles of every component from the first with left-out rules on,
 * since their order matters.
 * @param html of the page's body
 * @param shared the name of the one global sheet that the application also has
 */
export function criticalStyles(
  { key, inserted, registered }: EmotionCache,
  html: string,
  shared: string,
): ReactElement[] {
  const words = wordsOfPage(html);
  const { [shared]: sharedSheet, ...sheets } = inserted;
  const entries = Object.entries(sheets).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isGlobal = ([name]: [string, string]) =>
    registered[`${key}-${name}`] === undefined && !name.startsWith('animation-');
  const scoped = entries
    .filter((entry) => !isGlobal(entry))
    .map(([name, css]) => ({ name, css, used: name.startsWith('animation-') ? css : usedStyles(css, words) }));
  const firstCut = scoped.findIndex(({ css, used }) => used !== css);
  return [
    ...entries.filter(isGlobal).map(([name, css]) => styleElement(`${key}-global ${name}`, css)),
    styleElement(
      key,
      [usedStyles(String(sharedSheet ?? ''), words), ...scoped.map(({ used }) => used)].join(''),
      (firstCut < 0 ? scoped : scoped.slice(0, firstCut)).map(({ name }) => name).join(' '),
    ),
  ];
}

/** @param ids of the rules, for `browser/adopt-styles.ts` */
function styleElement(name: string, css: string, ids?: string): ReactElement {
  return createElement('style', {
    key: name,
    'data-emotion': name,
    // Without this, Emotion moves the element to the end of the head.
    'data-s': '',
    'data-ids': ids,
    dangerouslySetInnerHTML: { __html: css },
  });
}
