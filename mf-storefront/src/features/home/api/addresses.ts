import { addressOf } from '@gvg/browser-kit';

/** Whole rows in five, four, three and two columns: the grid hides the last two where ten fill it. */
const bestSellersShown = 12;

export const homepageAddress = addressOf('getPageTemplateByType', { params: { type: 'HOMEPAGE' } });
export const bestSellersAddress = addressOf('listProducts', { query: { limit: bestSellersShown, sort: 'BEST_SELLER' } });
