import { addressOf } from '@gvg/browser-kit';

/** Specification §7: fetch-all requests 50 categories and 100 producers. */
export const categoriesAddress = addressOf('listCategories', { query: { limit: 50 } });
export const producersAddress = addressOf('listProducers', { query: { limit: 100 } });
