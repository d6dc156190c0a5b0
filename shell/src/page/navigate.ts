import { localePath, splitLocale } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { navigateAfterLayers } from '@gvg/router';

interface RouterState {
  idx?: number;
}

/** Navigates to a path of this site, with or without language prefix, without a reload; the routers of all roots follow the history. */
export function navigate(path: string, locale: Locale): void {
  const target = splitLocale(path);
  if (target.locale !== locale && target.locale === 'en') {
    location.assign(path);
    return;
  }
  navigateAfterLayers(() => {
    const { idx = 0 } = (history.state ?? {}) as RouterState;
    history.pushState(
      { usr: null, key: crypto.randomUUID().slice(0, 8), idx: idx + 1 },
      '',
      localePath(locale, target.path),
    );
  });
}
