import { apiQuery } from '@gvg/browser-kit';

/** One more than is shown, because the result may include the product itself. */
const relatedLimit = 11;
export const maxRelatedShown = 10;

export const relatedQuery = (category: string) =>
  apiQuery('listProducts', { query: { category, limit: relatedLimit, sort: 'BEST_SELLER' } });
