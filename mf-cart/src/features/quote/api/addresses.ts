import { addressOf } from '@gvg/browser-kit';

export const quoteAddress = (id: string) => addressOf('getQuote', { params: { id } });

/** All that a decision about a quote outdates: the quotes, and what the cart says of their lines. */
export const outdatedByQuotes = ['/v1/quotes', '/v1/cart'];
