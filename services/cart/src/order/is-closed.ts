import type { StoredOrder } from './order.model.ts';

/** Returns true for an order that payments no longer count for. */
export const isClosed = ({ status }: Pick<StoredOrder, 'status'>): boolean =>
  status === 'CANCELLED' || status === 'REFUNDED';
