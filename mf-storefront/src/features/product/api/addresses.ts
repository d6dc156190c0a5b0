import { addressOf } from '@gvg/browser-kit';

/** One more than is shown: the product itself may be among them. */
const relatedLimit = 11;
export const maxRelatedShown = 10;

export const relatedAddress = (category: string) => addressOf('listProducts', { query: { category, limit: relatedLimit, sort: 'BEST_SELLER' } });
