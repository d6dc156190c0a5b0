import { orderRefundTakenBack } from '@gvg/contracts/cart/events';
import { refundTakenBackNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';

/** Says to the customer that money which was said to be paid back is still with the shop. */
export function onOrderRefundTakenBack({ bus, storeNotification }: BuyingDependencies): Promise<void> {
  return bus.consume({
    name: 'on-order-refund-taken-back',
    events: [orderRefundTakenBack],
    handle: async ({ id: cause, data: { code, user, amount } }, scope) => {
      await storeNotification(
        {
          ...{ cause, typeNotify: 'ORDER_STATUS', target: { kind: 'user', id: user } },
          text: refundTakenBackNotice({ code, amount }),
          link: `/order/${code}`,
        },
        scope,
      );
    },
  });
}
