import type { errorStatus } from './errors.ts';

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  CART_NOT_FOUND: 'This item is no longer in the cart.',
  ORDER_NOT_FOUND: 'We cannot find this order.',
  CART_WAS_EXISTED: 'This link is in the cart already.',
  ORDER_WAS_EXISTED: 'This order has been placed already. Look in your orders.',
  CART_AMOUNT_NOT_ENOUGH: 'There is not enough of it in stock.',
  ORDER_STATUS_CONFLICT: 'The order has moved on. Reload to see where it is.',
  GOODS_RESTRICTED: 'One of the items cannot be sent to this country.',
  CART_WAS_DELETED: 'This item has left the cart.',
  ORDER_WAS_DELETED: 'This order is gone.',
  QUOTE_EXPIRED: 'The quote has expired. Please ask for a new one.',
};
