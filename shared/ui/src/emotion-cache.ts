import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

export const emotionKey = 'gvg';

/** Creates a style cache. On the server, create one per render; `compat` collects rules instead of printing `<style>` next to elements. */
export function createUiCache(): EmotionCache {
  // A script inserts rules into an empty <style>, also in development, because the document's policy allows no other text in one. Without
  // emotion's plugin for vendor prefixes: recent browsers need one only for `user-select`, and prefixes were a fourteenth of a document.
  const cache = createCache({ key: emotionKey, speedy: true, stylisPlugins: [] });
  cache.compat = true;
  return cache;
}

let pageCache: EmotionCache | undefined;

/** Returns the page's shared cache. Relies on this package being a module-federation singleton. */
export function browserCache(): EmotionCache {
  pageCache ??= createUiCache();
  return pageCache;
}
