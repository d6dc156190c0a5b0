import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { StoredOrder } from './order.model.ts';

/** Whether no transfer counts for the order any more. */
export const isClosed = ({ status }: Pick<StoredOrder, 'status'>): boolean =>
  status === 'CANCELLED' || status === 'REFUNDED';

/** Statuses of an order that nothing more happens with: what is left over is owed to its customer. */
export const doneStatuses: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED', 'REFUNDED'];
