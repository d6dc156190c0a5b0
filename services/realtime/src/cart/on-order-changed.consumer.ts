import {
  orderAmended,
  orderChangeProposed,
  orderDueChanged,
  orderLineBought,
  orderLineCancelled,
  orderPlaced,
  orderPriceAnswered,
  orderPriceAsked,
  orderProposalEnded,
  orderRefundTakenBack,
  orderRefunded,
  orderShipmentCorrected,
  orderStatusChanged,
} from '@gvg/contracts/cart/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** Sends ORDER to its customer and staff. Cancellation and delivery are changes of the status too. */
export function onOrderChanged({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  return consume({
    name: 'on-order-changed',
    events: [
      orderPlaced,
      orderStatusChanged,
      orderDueChanged,
      orderRefunded,
      orderRefundTakenBack,
      orderLineBought,
      orderLineCancelled,
      orderPriceAsked,
      orderPriceAnswered,
      orderChangeProposed,
      orderProposalEnded,
      orderAmended,
      orderShipmentCorrected,
    ],
    handle: ({ data }) => {
      const { _id: order, code, user } = data;
      const status = 'status' in data ? { status: data.status } : {};
      return sender.send([rooms.person({ kind: 'user', id: user }), rooms.staff], 'ORDER', { order, code, ...status });
    },
  });
}
