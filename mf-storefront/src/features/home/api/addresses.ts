import { addressOf } from '@gvg/browser-kit';

/** Fills whole rows in two, three and four columns; the grid hides the last two in five columns. */
const bestSellersShown = 12;

export const homepageAddress = addressOf('getPageTemplateByType', { params: { type: 'HOMEPAGE' } });
export const bestSellersAddress = addressOf('listProducts', {
  query: { limit: bestSellersShown, sort: 'BEST_SELLER' },
});
