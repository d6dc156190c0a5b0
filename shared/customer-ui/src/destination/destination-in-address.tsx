import { shellApi } from '@gvg/browser-kit';
import { useSearchParams } from '@gvg/router';
import { useEffect } from 'react';

import { countryParameter } from './country-in-address.ts';
import { chooseDestination, useDestination } from './use-destination.ts';

/**
 * Keeps `?country=` and the destination equal: chooses the country in the address, and replaces it there after a later choice. `isAdded`
 * adds the destination to an address without one. Renders nothing: as a separate component it avoids re-rendering the page.
 */
export function DestinationInAddress({ isAdded = false }: { isAdded?: boolean }) {
  const [search, setSearch] = useSearchParams();
  const destination = useDestination();
  const inAddress = search.get(countryParameter);
  useEffect(() => {
    if (inAddress !== null) chooseDestination(inAddress);
  }, [inAddress]);
  useEffect(() => {
    // Read again, because the effect above may just have changed it.
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
