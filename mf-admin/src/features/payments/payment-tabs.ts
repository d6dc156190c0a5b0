import type { PaymentStatus } from '@gvg/contracts/cart/terms';

/** Tabs of the list of transfers: those that need manual work, a settled status, or all. */
export const paymentTabs = ['QUEUE', 'MATCHED', 'ASSIGNED', 'RETURNED', 'ALL'] as const satisfies readonly (
  PaymentStatus | 'QUEUE' | 'ALL'
)[];
export type PaymentTab = (typeof paymentTabs)[number];
