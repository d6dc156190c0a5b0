import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

export const emotionKey = 'gvg';

/** On the server: one a render, collecting rules instead of printing `<style>` beside elements (`compat`). */
export function createUiCache(nonce?: string): EmotionCache {
  const cache = createCache({ key: emotionKey, ...(nonce === undefined ? {} : { nonce }) });
  cache.compat = true;
  return cache;
}

let pageCache: EmotionCache | undefined;

/** The page's one cache, carrying the document's CSP nonce; works because this package is a singleton. */
export function browserCache(): EmotionCache {
  pageCache ??= createUiCache(document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce);
  return pageCache;
}
