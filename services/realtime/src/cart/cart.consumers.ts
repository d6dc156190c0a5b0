import type { Realtime } from '../realtime.ts';
import { onCartChanged } from './on-cart-changed.consumer.ts';
import { onOrderChanged } from './on-order-changed.consumer.ts';
import { onPaymentReceived } from './on-payment-received.consumer.ts';
import { onQuoteChanged } from './on-quote-changed.consumer.ts';

/** Carts, orders and quotes: pages that show them request them again. */
export async function cartConsumers(realtime: Realtime): Promise<void> {
  await onCartChanged(realtime);
  await onOrderChanged(realtime);
  await onPaymentReceived(realtime);
  await onQuoteChanged(realtime);
}
