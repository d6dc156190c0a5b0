import type { Purchase } from '@gvg/contracts/cart/http/order-schema';

/** How a line was bought without what staff wrote about it, which may name its customer. */
export const withoutPurchaseNote = ({ note: _, ...purchase }: Purchase): Purchase => purchase;
