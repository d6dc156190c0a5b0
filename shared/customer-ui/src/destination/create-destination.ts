import type { DestinationStore } from '@gvg/contracts/composition/shell-api';
import { countryInAddress } from './country-in-address.ts';

export interface DestinationOptions {
  environment: string;
  prices: DestinationStore['prices'];
  openChooser: DestinationStore['openChooser'];
}

/** localStorage key of the choice (rules/destination.md). */
const keyOf = (environment: string) => `${environment}_DESTINATION`;

function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(key: string, country: string): void {
  try {
    localStorage.setItem(key, country);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

/** Region of the browser's preferred language, e.g. JP of `ja-JP`; further languages say what a person reads, not where they live. */
function browserRegion(): string | undefined {
  try {
    return new Intl.Locale(navigator.languages[0] ?? '').region;
  } catch {
    return undefined;
  }
}

/**
 * The store behind the shell's API: the country of the address, else the last choice, else the browser's region, whichever is sent to. Browser only;
 * follows the choice of other tabs.
 */
export function createDestination({ environment, prices, openChooser }: DestinationOptions): DestinationStore {
  const key = keyOf(environment);
  const listeners = new Set<() => void>();
  const hasPrices = Object.keys(prices).length > 0;
  const isSentTo = (country: string | null | undefined): country is string =>
    typeof country === 'string' && /^[A-Z]{2}$/.test(country) && (!hasPrices || country in prices);
  const inAddress = countryInAddress(location);
  // A guess needs the list: a region without rates must not become a destination.
  const guess = () => [browserRegion()].find((region) => hasPrices && isSentTo(region));
  let current = [inAddress, readStored(key)].find(isSentTo) ?? guess();
  if (current !== undefined && current === inAddress) store(key, current);

  const set = (country: string) => {
    if (country === current) return;
    current = country;
    for (const listener of listeners) listener();
  };
  addEventListener('storage', (event) => {
    if (event.key === key && isSentTo(event.newValue)) set(event.newValue);
  });
  return {
    prices,
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(country) {
      if (!isSentTo(country)) return;
      store(key, country);
      set(country);
    },
    openChooser,
  };
}
