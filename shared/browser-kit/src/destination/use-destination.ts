import type { DestinationStore } from '@gvg/contracts/composition/shell-api';
import { useSyncExternalStore } from 'react';
import { shellApi } from '../shell/shell-api.ts';

const subscribe = (listener: () => void) => shellApi().destination.subscribe(listener);
const get = () => shellApi().destination.get();
const unknownOnServer = () => undefined;
const noPrices: DestinationStore['prices'] = {};

/** Code of the country to send to; undefined while it is unknown, and always in server-rendered markup, which is the same for everybody. */
export const useDestination = (): string | undefined => useSyncExternalStore(subscribe, get, unknownOnServer);

const neverChanges = () => () => {};

/** Lowest prices per kilogram by country; empty in server-rendered markup. */
export const useLowestPrices = (): DestinationStore['prices'] => useSyncExternalStore(neverChanges, () => shellApi().destination.prices, () => noPrices);

/** For event handlers and effects. */
export const chooseDestination: DestinationStore['choose'] = (country) => shellApi().destination.choose(country);
export const openDestinationChooser: DestinationStore['openChooser'] = (onChosen) => shellApi().destination.openChooser(onChosen);
