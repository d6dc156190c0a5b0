import { addressOf, useDataClient } from '@gvg/browser-kit';
import type { DataClient } from '@gvg/browser-kit';
import type { Country } from '@gvg/contracts/catalogue/http/countries';
import type { Locale } from '@gvg/contracts/locale';
import { useEffect, useState } from 'react';

const addressOfPage = (locale: Locale, page: number) =>
  addressOf('listCountries', { query: { limit: 100, locale, shippable: 'true', ...(page > 1 ? { page } : {}) } });

async function readCountries(client: DataClient, locale: Locale): Promise<Country[]> {
  const countries: Country[] = [];
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await client.read(addressOfPage(locale, page));
    countries.push(...docs);
    if (!hasNextPage) return countries;
  }
}

/** Countries that are sent to, in the order of the language. */
export function useCountries(locale: Locale): {
  countries: readonly Country[] | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const client = useDataClient();
  const [countries, setCountries] = useState<readonly Country[]>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    readCountries(client, locale).then(
      (read) => isCurrent && setCountries(read),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, locale, attempt]);
  return { countries, hasFailed, retry: () => setAttempt(attempt + 1) };
}
