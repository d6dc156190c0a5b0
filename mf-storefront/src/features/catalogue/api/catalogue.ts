import { apiQuery } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/values/locale';

/** Page size of the specification (§9). */
const allCategories = 50;

export const categoriesQuery = apiQuery('listCategories', { query: { limit: allCategories } });
/** Countries of origin of the products on sale. */
export const originsQuery = (locale: Locale) =>
  apiQuery('listCountries', { query: { limit: 100, locale, producing: 'true' } });

export const categoryQuery = (id: string) => apiQuery('getCategory', { params: { id } });
export const producerQuery = (id: string) => apiQuery('getProducer', { params: { id } });
export const productQuery = (id: string) => apiQuery('getProduct', { params: { id } });
