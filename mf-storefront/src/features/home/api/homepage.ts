import { apiQuery } from '@gvg/browser-kit';

/** Fills whole rows in two, three and four columns; the grid hides the last two in five columns. */
const bestSellersShown = 12;

export const homepageQuery = apiQuery('getPageTemplateByType', { params: { type: 'HOMEPAGE' } });
export const bestSellersQuery = apiQuery('listProducts', {
  query: { limit: bestSellersShown, sort: 'BEST_SELLER' },
});
