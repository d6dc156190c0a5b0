import { apiQuery } from '@gvg/browser-kit';

/** Freight rates in force to a country. */
export const costsToQuery = (country: string) => apiQuery('listCosts', { query: { country } });
