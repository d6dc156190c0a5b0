import type { StoredOrder } from '../order.model.ts';
import { withWork } from './with-work.ts';

/** Returns the order with a new assignee; null removes it. */
export function withAssignee(order: StoredOrder, assignee: string | null): StoredOrder {
  if ((order.work?.assignee ?? null) === assignee) return order;
  return withWork(order, ({ assignee: _, ...work }) => (assignee === null ? work : { ...work, assignee }));
}
