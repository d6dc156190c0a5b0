import type { StoredOrder } from './order.model.ts';

/** Whether no transfer counts for the order any more. */
export const isClosed = ({ status }: Pick<StoredOrder, 'status'>): boolean =>
  status === 'CANCELLED' || status === 'REFUNDED';
