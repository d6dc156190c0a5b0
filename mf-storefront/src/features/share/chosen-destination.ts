import { shellApi } from '@gvg/browser-kit';

/** The shop's destination, for the address that a person shares; undefined while none is chosen. Browser only. */
export const chosenDestination = (): string | undefined => shellApi().destination.get();
