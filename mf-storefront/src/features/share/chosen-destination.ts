import { shellApi } from '@gvg/browser-kit';

/** Returns the shop's destination for a shared URL, undefined while none is chosen. Browser only. */
export const chosenDestination = (): string | undefined => shellApi().destination.get();
