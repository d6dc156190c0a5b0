import { createDestination } from '@gvg/customer-ui';
import type { RealtimeStore, SessionStore, ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import type { Locale } from '@gvg/contracts/values/locale';
import { openOverlay, showToast } from '../overlays/overlay-store.ts';
import { colorScheme } from '../scheme/color-scheme.ts';
import { navigate } from './navigate.ts';

export interface ShellApiOptions {
  locale: Locale;
  environment: string;
  /** Lowest freight prices by country. */
  prices: Record<string, number>;
  session: SessionStore;
  realtime: RealtimeStore;
}

export function createShellApi({ locale, environment, prices, session, realtime }: ShellApiOptions): ShellApiV1 {
  return {
    locale,
    environment,
    navigate: (path) => navigate(path, locale),
    toast: showToast,
    showError: (code, title) => openOverlay({ kind: 'error', code, ...(title === undefined ? {} : { title }) }),
    showImages: (images, startAt = 0) => openOverlay({ kind: 'images', images, startAt }),
    colorScheme,
    session,
    realtime,
    openChat: (draft) => openOverlay({ kind: 'chat', ...(draft ? { draft } : {}) }),
    destination: createDestination({
      environment,
      prices,
      openChooser: (onChosen) => openOverlay({ kind: 'destination', ...(onChosen ? { onChosen } : {}) }),
    }),
  };
}
