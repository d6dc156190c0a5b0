import { apiQuery } from '@gvg/browser-kit';

/** The number on the cart's icon. */
export const cartSummaryQuery = apiQuery('getCartSummary', {});

/** The user's cart once the guest's lines have come into it by the event `after`. */
export const mergedCartQuery = (after: string) => apiQuery('getMyCart', { query: { after } });

/** The lines of the cart as it is before somebody signs in. */
export const guestCartQuery = apiQuery('getMyCart', {});
