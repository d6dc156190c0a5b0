import { createDestination } from '@gvg/customer-ui';
import type { DestinationStore, ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import { closeOverlay, isOverlayOpen, openOverlay, showToast } from '../overlays/overlay-store.ts';
import { colorScheme } from '../scheme/color-scheme.ts';
import { navigate } from './navigate.ts';

type ShellApiOptions = Pick<ShellApiV1, 'locale' | 'environment' | 'session' | 'realtime'> &
  Pick<DestinationStore, 'prices'>;

export function createShellApi({ prices, ...services }: ShellApiOptions): ShellApiV1 {
  const { locale, environment } = services;
  return {
    ...services,
    navigate: (path) => navigate(path, locale),
    toast: showToast,
    showError: (code, title) => openOverlay({ kind: 'error', code, ...(title === undefined ? {} : { title }) }),
    showImages: (images, startAt = 0) => openOverlay({ kind: 'images', images, startAt }),
    colorScheme,
    openChat: (draft) => openOverlay({ kind: 'chat', ...(draft ? { draft } : {}) }),
    toggleNotifications: () =>
      isOverlayOpen('notifications') ? closeOverlay('notifications') : openOverlay({ kind: 'notifications' }),
    destination: createDestination({
      environment,
      prices,
      openChooser: (onChosen) => openOverlay({ kind: 'destination', ...(onChosen ? { onChosen } : {}) }),
    }),
  };
}
