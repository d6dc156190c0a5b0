import { addressOf } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/locale';

/** Page sizes of the specification (§9): all categories, all producers. */
const allCategories = 50;
const allProducers = 100;

export const categoriesAddress = addressOf('listCategories', { query: { limit: allCategories } });
export const producersAddress = addressOf('listProducers', { query: { limit: allProducers } });
/** Countries of origin of the products on sale. */
export const originsAddress = (locale: Locale) => addressOf('listCountries', { query: { limit: 100, locale, producing: 'true' } });
/** Countries that freight is shipped to. */
export const destinationsAddress = (locale: Locale) => addressOf('listCountries', { query: { limit: 100, locale, shippable: 'true' } });

export const categoryAddress = (id: string) => addressOf('getCategory', { params: { id } });
export const producerAddress = (id: string) => addressOf('getProducer', { params: { id } });
export const productAddress = (id: string) => addressOf('getProduct', { params: { id } });
