import { paymentReceived, paymentSurplus } from '@gvg/contracts/cart/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** Sends ORDER to its customer and staff: the amount due or reserved has changed, possibly without a status change. */
export function onPaymentReceived({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  return consume({
    name: 'on-payment-received',
    events: [paymentReceived, paymentSurplus],
    handle: ({ data: { order, code, user } }) =>
      sender.send([rooms.person({ kind: 'user', id: user }), rooms.staff], 'ORDER', { order, code }),
  });
}
