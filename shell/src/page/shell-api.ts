import type { ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import type { Locale } from '@gvg/contracts/locale';
import { openOverlay, showToast } from '../overlays/overlay-store.ts';
import { colorScheme } from '../scheme/color-scheme.ts';
import { navigate } from './navigate.ts';

export function createShellApi(locale: Locale): ShellApiV1 {
  return {
    locale,
    navigate: (path) => navigate(path, locale),
    toast: showToast,
    showError: (code, title) => openOverlay({ kind: 'error', code, ...(title === undefined ? {} : { title }) }),
    showImages: (images, startAt = 0) => openOverlay({ kind: 'images', images, startAt }),
    colorScheme,
  };
}
