import type { EmotionCache } from '@emotion/cache';

export interface CriticalCss {
  key: string;
  rules: [id: string, css: string][];
  globals: [id: string, css: string][];
}

/** Returns the CSS rules of one render with their ids, so that rules of several renders can be merged and deduplicated. */
export function criticalCss(cache: EmotionCache): CriticalCss {
  const rules: [string, string][] = [];
  const globals: [string, string][] = [];
  for (const [id, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string') continue;
    const isRule = cache.registered[`${cache.key}-${id}`] !== undefined || css.startsWith('@keyframes');
    (isRule ? rules : globals).push([id, css]);
  }
  return { key: cache.key, rules, globals };
}
