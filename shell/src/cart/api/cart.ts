import { apiQuery } from '@gvg/browser-kit';

/** The number on the cart's icon. */
export const cartSummaryQuery = apiQuery('getCartSummary', {});

/** The user's cart after the event `after` has merged the guest's lines into it. */
export const mergedCartQuery = (after: string) => apiQuery('getMyCart', { query: { after } });

/** The cart's lines before sign-in. */
export const guestCartQuery = apiQuery('getMyCart', {});
