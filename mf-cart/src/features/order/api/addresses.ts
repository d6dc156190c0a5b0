import { addressOf } from '@gvg/browser-kit';

/** `key` is the order's id or code. */
export const orderAddress = (key: string) => addressOf('getOrder', { params: { id: key } });

/** All that a write to an order or quote outdates: the customer's orders and quotes, and what is in the cart. */
export const outdatedByOrders = ['/v1/orders', '/v1/quotes', '/v1/cart'];
