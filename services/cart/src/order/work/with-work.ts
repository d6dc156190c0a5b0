import type { StoredOrder, StoredOrderWork } from '../order.model.ts';

/** The order with what staff knows of it changed. */
export const withWork = (order: StoredOrder, change: (work: StoredOrderWork) => StoredOrderWork): StoredOrder => ({
  ...order,
  work: change(order.work ?? { notes: [] }),
});
