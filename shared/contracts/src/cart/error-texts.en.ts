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
  QUOTE_NOT_FOUND: 'We cannot find this quote.',
  PAYMENT_NOT_FOUND: 'We cannot find this payment.',
  CART_LINE_NOT_READY: 'One of the items cannot be ordered yet. Look at it in the cart.',
  QUOTE_STATUS_CONFLICT: 'The quote has moved on. Reload to see where it is.',
  PAYMENT_WAS_EXISTED: 'This transfer has been recorded already.',
  PAYMENT_STATUS_CONFLICT: 'This transfer has been settled already.',
  ARRIVAL_NOT_FOUND: 'We cannot find this parcel.',
  ARRIVAL_STATUS_CONFLICT: 'This parcel has been assigned to an item already.',
  PACKING_INCOMPLETE: 'Some items are not in the parcel yet. Scan them, or give a reason.',
  NO_PAYMENT_ACCOUNT:
    'The shop has no bank account to pay into yet, so nothing can be ordered for now. Please write to the shop.',
  TOTALS_CHANGED: 'The amounts have changed. Please look at them once more.',
};
