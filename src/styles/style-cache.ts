import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/** A new Emotion cache: one for every page on the server, one for the whole visit in the browser. */
export function createStyleCache(): EmotionCache {
  // Without Emotion's one default plugin, which adds prefixes for browsers of ten years ago.
  const cache = createCache({ key: 'tpc', stylisPlugins: [] });
  // Rules are then collected in the cache; otherwise the server writes a style element before each styled one.
  cache.compat = true;
  return cache;
}
