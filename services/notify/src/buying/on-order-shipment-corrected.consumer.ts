import { orderShipmentCorrected } from '@gvg/contracts/cart/events';
import { shipmentCorrectedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Sends the customer the corrected tracking code: a notification, and the mail about a shipped parcel again. */
export function onOrderShipmentCorrected(notify: BuyingDependencies): Promise<void> {
  const { bus, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-shipment-corrected',
    events: [orderShipmentCorrected],
    handle: async (event, scope) => {
      const { _id, code, user } = event.data;
      await queueWantedMail(notify, event, { template: 'ORDER_SHIPPED', subject: { order: _id } }, scope.session);
      await storeNotification(
        {
          ...{ cause: event.id, typeNotify: 'ORDER_STATUS', target: { kind: 'user', id: user } },
          text: shipmentCorrectedNotice(event.data),
          link: `/order/${code}`,
        },
        scope,
      );
    },
  });
}
