import { LRUCache } from 'lru-cache';
import type { PresentedSettings, SettingsStore } from '@gvg/service-kit/data/settings-store';

export interface RecentSettingsStore<Values extends object> extends SettingsStore<Values> {
  /** Returns settings that are up to one second old; changes by this instance apply at once. */
  readRecent(): Promise<PresentedSettings<Values>>;
}

/** Caches settings for requests that always need them, although they change once in months. */
export function withRecentSettings<Values extends object>(store: SettingsStore<Values>): RecentSettingsStore<Values> {
  const cache = new LRUCache<'settings', PresentedSettings<Values>>({
    max: 1,
    ttl: 1_000,
    // Callers that wait for a read still get it after a change has outdated it.
    ignoreFetchAbort: true,
    fetchMethod: () => store.read(),
  });
  return {
    read: () => store.read(),
    readRecent: () => cache.forceFetch('settings'),
    async replace(change) {
      const replaced = await store.replace(change);
      cache.clear();
      return replaced;
    },
  };
}
