import type { PresentedSettings, SettingsStore } from '@gvg/service-kit/data/settings-store';
import { StaleCache } from '@gvg/service-kit/data/stale-cache';

export interface RecentSettingsStore<Values extends object> extends SettingsStore<Values> {
  /** As they were within the last second; what this instance has replaced is seen at once. */
  readRecent(): Promise<PresentedSettings<Values>>;
}

/** Settings for requests that need them every time, although they change once in months. */
export function withRecentSettings<Values extends object>(store: SettingsStore<Values>): RecentSettingsStore<Values> {
  const cache = new StaleCache<PresentedSettings<Values>>({ freshMs: 1_000, staleMs: 0, maxEntries: 1 });
  return {
    read: () => store.read(),
    readRecent: () => cache.get('settings', () => store.read()),
    async replace(change) {
      const replaced = await store.replace(change);
      cache.expire();
      return replaced;
    },
  };
}
