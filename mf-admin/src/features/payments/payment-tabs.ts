import type { PaymentStatus } from '@gvg/contracts/cart/terms';

/** What the list of transfers is narrowed to: those that need a hand, a status without need of one, or all. */
export const paymentTabs = ['QUEUE', 'MATCHED', 'ASSIGNED', 'RETURNED', 'ALL'] as const satisfies readonly (
  PaymentStatus | 'QUEUE' | 'ALL'
)[];
export type PaymentTab = (typeof paymentTabs)[number];
