import { addressOf } from '@gvg/browser-kit';

/** Quotes that wait for the customer, and those that wait for the shop; more than one page of either at a time is no one's need. */
export const answeredQuotesAddress = addressOf('listMyQuotes', { query: { status: 'ANSWERED' } });
export const requestedQuotesAddress = addressOf('listMyQuotes', { query: { status: 'REQUESTED' } });

/** The customer's own rating of a product. */
export const myRatingAddress = (product: string) => addressOf('getMyRating', { query: { product } });

/** How many orders are to be paid: the list's total. */
export const ordersToPayAddress = addressOf('listMyOrders', { query: { group: 'TO_PAY', limit: 1 } });
