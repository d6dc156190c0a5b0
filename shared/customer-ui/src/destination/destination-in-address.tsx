import { shellApi } from '@gvg/browser-kit';
import { useSearchParams } from '@gvg/router';
import { useEffect } from 'react';

import { countryParameter } from './country-in-address.ts';
import { chooseDestination, useDestination } from './use-destination.ts';

/**
 * Keeps `?country=` and the destination equal: a country in the address is chosen, and a later choice replaces it there. `isAdded` puts the destination
 * into an address without one. Renders nothing: as a component, it spares its page being rendered again with the destination.
 */
export function DestinationInAddress({ isAdded = false }: { isAdded?: boolean }) {
  const [search, setSearch] = useSearchParams();
  const destination = useDestination();
  const inAddress = search.get(countryParameter);
  useEffect(() => {
    if (inAddress !== null) chooseDestination(inAddress);
  }, [inAddress]);
  useEffect(() => {
    // Read anew: the effect above may just have changed it.
    const current = shellApi().destination.get();
    if (current === undefined || current === inAddress || (inAddress === null && !isAdded)) return;
    setSearch(
      (query) => {
        query.set(countryParameter, current);
        return query;
      },
      { replace: true },
    );
  }, [destination, inAddress, isAdded, setSearch]);
  return null;
}
