import { addressOf } from '@gvg/browser-kit';

/** One more than is shown: the product itself may be among them. */
const relatedAsked = 11;
export const relatedShown = 10;

export const relatedAddress = (category: string) => addressOf('listProducts', { query: { category, limit: relatedAsked, sort: 'BEST_SELLER' } });
