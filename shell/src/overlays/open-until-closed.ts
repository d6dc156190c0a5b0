import { openOverlay, overlayStore } from './overlay-store.ts';
import type { Overlay } from './overlay-store.ts';

/** Opens an overlay; resolves once it is closed or replaced. */
export function openUntilClosed(overlay: Overlay): Promise<void> {
  openOverlay(overlay);
  return new Promise((resolve) => {
    const unsubscribe = overlayStore.subscribe(() => {
      if (overlayStore.get().open.includes(overlay)) return;
      unsubscribe();
      resolve();
    });
  });
}
