import { keyOf } from './query-key.ts';

/** Keys of the resources that more than one remote shows or changes. Each also selects everything below it. */
export const queryKeys = {
  cart: keyOf('/v1/cart'),
  orders: keyOf('/v1/orders'),
  quotes: keyOf('/v1/quotes'),
  notifications: keyOf('/v1/history-notify'),
  products: keyOf('/v1/products'),
};
