import type { Notify } from '../notify.ts';
import { onOrderPlaced } from './on-order-placed.consumer.ts';
import { onOrderStatusChanged } from './on-order-status-changed.consumer.ts';
import { onPaymentReceived } from './on-payment-received.consumer.ts';
import { onQuoteAnswered } from './on-quote-answered.consumer.ts';

/** The mails that follow from cart's events. */
export async function buyingConsumers(notify: Pick<Notify, 'bus' | 'mails'>): Promise<void> {
  await onOrderPlaced(notify);
  await onOrderStatusChanged(notify);
  await onPaymentReceived(notify);
  await onQuoteAnswered(notify);
}
