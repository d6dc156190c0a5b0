import { useReadableStore } from '@gvg/browser-kit';
import { noOverlays, overlayStore } from './overlay-store.ts';
import type { Overlay } from './overlay-store.ts';

/** Returns whether an overlay of this kind is open, for its toggle button. */
export const useIsOverlayOpen = (kind: Overlay['kind']): boolean =>
  useReadableStore(overlayStore, noOverlays).open.some((overlay) => overlay.kind === kind);
