import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/** No plugins: Emotion's default adds prefixes for old browsers. Caches with the same list share compiled rules. */
const stylisPlugins: [] = [];

/** Create an Emotion cache: one for each page on the server, one for a visit in the browser. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins });
  // Collect rules in the cache. Otherwise the server writes a style element before each styled element.
  cache.compat = true;
  return cache;
}

/** Make the style element for the head of a page, with all rules that rendering added to its cache. */
export function pageStyles({ key, inserted }: EmotionCache) {
  const sheets = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (sheets.length === 0) return [];
  const [names, rules] = [sheets.map(([name]) => name), sheets.map(([, css]) => css)];
  return [
    // In the browser, these ids tell Emotion which rules the page has. `data-s` keeps Emotion from moving the element.
    <style
      key="emotion"
      data-emotion={`${key} ${names.join(' ')}`}
      data-s=""
      dangerouslySetInnerHTML={{ __html: rules.join('') }}
    />,
  ];
}
