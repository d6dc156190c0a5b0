import { addressOf } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/locale';

/** Page size of the specification (§9). */
const allCategories = 50;

export const categoriesAddress = addressOf('listCategories', { query: { limit: allCategories } });
/** Countries of origin of the products on sale. */
export const originsAddress = (locale: Locale) =>
  addressOf('listCountries', { query: { limit: 100, locale, producing: 'true' } });

export const categoryAddress = (id: string) => addressOf('getCategory', { params: { id } });
export const producerAddress = (id: string) => addressOf('getProducer', { params: { id } });
export const productAddress = (id: string) => addressOf('getProduct', { params: { id } });
