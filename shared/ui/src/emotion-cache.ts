import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

export const emotionKey = 'gvg';

/** On the server, create one per render; `compat` collects rules instead of printing `<style>` next to elements. */
export function createUiCache(): EmotionCache {
  // Rules are inserted by script into an empty <style>, also in development: the document's policy allows no other text in one. Without emotion's plugin for
  // vendor prefixes: browsers of the last years need one for `user-select` alone, and prefixes were a fourteenth of a document.
  const cache = createCache({ key: emotionKey, speedy: true, stylisPlugins: [] });
  cache.compat = true;
  return cache;
}

let pageCache: EmotionCache | undefined;

/** The page's shared cache; relies on this package being a module-federation singleton. */
export function browserCache(): EmotionCache {
  pageCache ??= createUiCache();
  return pageCache;
}
