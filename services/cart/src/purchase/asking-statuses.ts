import type { OrderStatus } from '@gvg/contracts/cart/terms';

/** Order statuses in which a question about a higher price is open, including after money was moved away. */
export const askingStatuses: readonly OrderStatus[] = ['AWAITING_DEPOSIT', 'PURCHASING'];
