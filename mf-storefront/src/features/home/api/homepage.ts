import { apiQuery } from '@gvg/browser-kit';

/** Fills complete rows in two, three and four columns. In five columns the grid hides the last two. */
const bestSellersShown = 12;

export const homepageQuery = apiQuery('getPageTemplateByType', { params: { type: 'HOMEPAGE' } });
export const bestSellersQuery = apiQuery('listProducts', {
  query: { limit: bestSellersShown, sort: 'BEST_SELLER' },
});
