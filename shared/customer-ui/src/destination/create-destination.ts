import { createStore, readStored, store } from '@gvg/browser-kit';
import type { DestinationStore } from '@gvg/contracts/composition/shell-api';
import { destinationKey } from './use-destination.ts';
import { countryInAddress } from './country-in-address.ts';

type DestinationOptions = Pick<DestinationStore, 'prices' | 'openChooser'> & { environment: string };

/**
 * Returns the region of the browser's preferred language, such as JP of `ja-JP`. Further languages indicate what a person reads, not where
 * they live.
 */
function browserRegion(): string | undefined {
  try {
    return new Intl.Locale(navigator.languages[0] ?? '').region;
  } catch {
    return undefined;
  }
}

/**
 * Creates the store behind the shell's API: the country in the address, else the last choice, else the browser's region, if the shop ships
 * there. Browser only. Follows the choice of other tabs.
 */
export function createDestination({ environment, prices, openChooser }: DestinationOptions): DestinationStore {
  const key = destinationKey(environment);
  const hasPrices = Object.keys(prices).length > 0;
  const isSentTo = (country: string | null | undefined): country is string =>
    typeof country === 'string' && /^[A-Z]{2}$/.test(country) && (!hasPrices || country in prices);
  const inAddress = countryInAddress(location);
  // A guess needs the list, because a region without rates must not become a destination.
  const guess = () => [browserRegion()].find((region) => hasPrices && isSentTo(region));
  const current = createStore([inAddress, readStored(key)].find(isSentTo) ?? guess());
  if (inAddress !== undefined && inAddress === current.get()) store(key, inAddress);

  const set = (country: string) => {
    if (country !== current.get()) current.set(country);
  };
  addEventListener('storage', (event) => {
    if (event.key === key && isSentTo(event.newValue)) set(event.newValue);
  });
  return {
    prices,
    get: current.get,
    subscribe: current.subscribe,
    choose(country) {
      if (!isSentTo(country)) return;
      store(key, country);
      set(country);
    },
    openChooser,
  };
}
