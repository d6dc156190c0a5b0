import { LRUCache } from 'lru-cache';
import type { PresentedSettings, SettingsStore } from '@gvg/service-kit/data/settings-store';

export interface RecentSettingsStore<Values extends object> extends SettingsStore<Values> {
  /** As they were within the last second; what this instance has replaced is seen at once. */
  readRecent(): Promise<PresentedSettings<Values>>;
}

/** Settings for requests that need them every time, although they change once in months. */
export function withRecentSettings<Values extends object>(store: SettingsStore<Values>): RecentSettingsStore<Values> {
  const cache = new LRUCache<'settings', PresentedSettings<Values>>({
    max: 1,
    ttl: 1_000,
    // Those who wait for a read that a change has outdated still get it.
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
