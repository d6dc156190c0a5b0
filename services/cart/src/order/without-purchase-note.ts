import type { Purchase } from '@gvg/contracts/cart/http/order-schema';

/** Removes staff's note from a purchase, because it may name the customer. */
export const withoutPurchaseNote = ({ note: _, ...purchase }: Purchase): Purchase => purchase;
