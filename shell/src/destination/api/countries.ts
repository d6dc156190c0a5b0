import { apiQuery } from '@gvg/browser-kit';
import type { Country } from '@gvg/contracts/catalogue/http/countries';
import type { Locale } from '@gvg/contracts/values/locale';
import { queryOptions } from '@gvg/query';

const pageQuery = (locale: Locale, page: number) =>
  apiQuery('listCountries', { query: { limit: 100, locale, shippable: 'true', ...(page > 1 ? { page } : {}) } });

/** All shippable countries, sorted for the language. A failed request repeats its page only, not the whole list. */
export const countriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['countries', locale],
    retry: false,
    queryFn: async ({ client }) => {
      const countries: Country[] = [];
      for (let page = 1; ; page += 1) {
        const { docs, hasNextPage } = await client.query(pageQuery(locale, page));
        countries.push(...docs);
        if (!hasNextPage) return countries;
      }
    },
  });
