import { amendmentSteps } from './amendment-steps.ts';
import { orderSteps } from './order-steps.ts';
import { paymentSteps } from './payment-steps.ts';
import { purchaseSteps } from './purchase-steps.ts';
import { quoteSteps } from './quote-steps.ts';
import { refundSteps } from './refund-steps.ts';
import { shopSteps } from './shop-steps.ts';
import type { Step } from './step.ts';
import { transferSteps } from './transfer-steps.ts';

export const allSteps: readonly Step[] = [
  ...orderSteps,
  ...amendmentSteps,
  ...purchaseSteps,
  ...quoteSteps,
  ...transferSteps,
  ...paymentSteps,
  ...refundSteps,
  ...shopSteps,
];
