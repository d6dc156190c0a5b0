import type { OrderStatus } from '@gvg/contracts/cart/terms';

/** Statuses of an order in which a question about a dearer price stands: also where money was moved away meanwhile. */
export const askingStatuses: readonly OrderStatus[] = ['AWAITING_DEPOSIT', 'PURCHASING'];
