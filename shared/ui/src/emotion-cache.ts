import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

export const emotionKey = 'gvg';

/** On the server, create one per render; `compat` collects rules instead of printing `<style>` next to elements. */
export function createUiCache(nonce?: string): EmotionCache {
  const cache = createCache({ key: emotionKey, ...(nonce === undefined ? {} : { nonce }) });
  cache.compat = true;
  return cache;
}

let pageCache: EmotionCache | undefined;

/** The page's shared cache with the document's CSP nonce; relies on this package being a module-federation singleton. */
export function browserCache(): EmotionCache {
  pageCache ??= createUiCache(document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce);
  return pageCache;
}
