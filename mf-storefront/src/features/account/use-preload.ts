import { useEffect } from 'react';
import type { PreloadablePage } from '@gvg/browser-kit';

/** Loads a part of the page while the session is being confirmed. */
export function usePreload(part: PreloadablePage): void {
  useEffect(() => {
    // A failure occurs again, and is shown, when the part is rendered.
    part.preload().catch(() => undefined);
  }, [part]);
}
