import type { BuyingDependencies } from './buying-consumer.ts';
import { onOrderAmended } from './on-order-amended.consumer.ts';
import { onOrderCancelled } from './on-order-cancelled.consumer.ts';
import { onOrderChangeProposed } from './on-order-change-proposed.consumer.ts';
import { onOrderDueChanged } from './on-order-due-changed.consumer.ts';
import { onOrderLineCancelled } from './on-order-line-cancelled.consumer.ts';
import { onOrderMentioned } from './on-order-mentioned.consumer.ts';
import { onOrderPlaced } from './on-order-placed.consumer.ts';
import { onOrderPriceAnswered } from './on-order-price-answered.consumer.ts';
import { onOrderPriceAsked } from './on-order-price-asked.consumer.ts';
import { onOrderProposalEnded } from './on-order-proposal-ended.consumer.ts';
import { onOrderRefunded } from './on-order-refunded.consumer.ts';
import { onOrderRefundTakenBack } from './on-order-refund-taken-back.consumer.ts';
import { onOrderShipmentCorrected } from './on-order-shipment-corrected.consumer.ts';
import { onOrderStatusChanged } from './on-order-status-changed.consumer.ts';
import { onPaymentAccountMissing } from './on-payment-account-missing.consumer.ts';
import { onPaymentReceived } from './on-payment-received.consumer.ts';
import { onPaymentSurplus } from './on-payment-surplus.consumer.ts';
import { onPaymentUnmatched } from './on-payment-unmatched.consumer.ts';
import { onQuoteAnswered } from './on-quote-answered.consumer.ts';
import { onQuoteRequested } from './on-quote-requested.consumer.ts';

/** Registers the consumers that send mails and notifications for cart's events. */
export async function buyingConsumers(notify: BuyingDependencies): Promise<void> {
  await onOrderPlaced(notify);
  await onOrderStatusChanged(notify);
  await onOrderDueChanged(notify);
  await onOrderShipmentCorrected(notify);
  await onOrderCancelled(notify);
  await onOrderRefunded(notify);
  await onOrderRefundTakenBack(notify);
  await onOrderLineCancelled(notify);
  await onOrderPriceAsked(notify);
  await onOrderPriceAnswered(notify);
  await onOrderChangeProposed(notify);
  await onOrderProposalEnded(notify);
  await onOrderAmended(notify);
  await onOrderMentioned(notify);
  await onPaymentReceived(notify);
  await onPaymentSurplus(notify);
  await onPaymentUnmatched(notify);
  await onPaymentAccountMissing(notify);
  await onQuoteRequested(notify);
  await onQuoteAnswered(notify);
}
