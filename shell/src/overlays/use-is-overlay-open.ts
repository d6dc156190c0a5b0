import { useReadableStore } from '@gvg/browser-kit';
import { noOverlays, overlayStore } from './overlay-store.ts';
import type { Overlay } from './overlay-store.ts';

/** Whether an overlay of this kind is open, for the button that opens and closes it. */
export const useIsOverlayOpen = (kind: Overlay['kind']): boolean =>
  useReadableStore(overlayStore, noOverlays).open.some((overlay) => overlay.kind === kind);
