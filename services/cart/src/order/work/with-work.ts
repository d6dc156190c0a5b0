import type { StoredOrder, StoredOrderWork } from '../order.model.ts';

/** Returns the order with its internal data changed. */
export const withWork = (order: StoredOrder, change: (work: StoredOrderWork) => StoredOrderWork): StoredOrder => ({
  ...order,
  work: change(order.work ?? { notes: [] }),
});
