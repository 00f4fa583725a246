import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/** Create an Emotion cache: one for every page on the server, one for the whole visit in the browser. */
export function createStyleCache(): EmotionCache {
  // Leave out Emotion's default plugin, which adds prefixes for browsers of ten years ago.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Collect rules in the cache; otherwise the server writes a style element before each styled one.
  cache.compat = true;
  return cache;
}
