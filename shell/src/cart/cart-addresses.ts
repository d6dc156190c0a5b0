import { addressOf } from '@gvg/browser-kit';

/** The number on the cart's icon. */
export const summaryAddress = addressOf('getCartSummary', {});

/** The user's cart once the guest's lines have come into it by the event `after`. */
export const mergedCartAddress = (after: string) => addressOf('getMyCart', { query: { after } });
