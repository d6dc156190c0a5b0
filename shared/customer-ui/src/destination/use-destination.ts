import { readStored, shellApi, useBrowserStore } from '@gvg/browser-kit';
import type { DestinationStore } from '@gvg/contracts/composition/shell-api';

const subscribe = (listener: () => void) => shellApi().destination.subscribe(listener);
const get = () => shellApi().destination.get();

/**
 * Returns the code of the country to ship to. Undefined while it is unknown, and always in server-rendered markup, which is the same for
 * everyone.
 */
export const useDestination = (): string | undefined => useBrowserStore(subscribe, get, undefined);

/** Returns the localStorage key of the choice (rules/destination.md). */
export const destinationKey = (environment: string) => `${environment}_DESTINATION`;

/**
 * Returns whether the user has chosen the destination; otherwise it is a guess from the browser's language. For event handlers and renders
 * in the browser.
 */
export const isDestinationChosen = (): boolean => readStored(destinationKey(shellApi().environment)) !== undefined;

const neverChanges = () => () => {};
const getPrices = () => shellApi().destination.prices;
const noPrices: DestinationStore['prices'] = {};

/** Returns the lowest prices per kilogram by country; empty in server-rendered markup. */
export const useLowestPrices = (): DestinationStore['prices'] => useBrowserStore(neverChanges, getPrices, noPrices);

/** For event handlers and effects. */
export const chooseDestination: DestinationStore['choose'] = (country) => shellApi().destination.choose(country);
export const openDestinationChooser: DestinationStore['openChooser'] = (onChosen) =>
  shellApi().destination.openChooser(onChosen);
