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
