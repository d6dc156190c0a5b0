import { paymentUnmatched } from '@gvg/contracts/cart/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { paymentUnmatchedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';

/** Shows a queued transfer to staff. */
export function onPaymentUnmatched({ bus, buying, storeNotification }: BuyingDependencies): Promise<void> {
  return bus.consume({
    name: 'on-payment-unmatched',
    events: [paymentUnmatched],
    isUnavailable,
    handle: async ({ id: cause, data }, scope) => {
      const order = data.order === undefined ? undefined : await buying.order(data.order);
      await storeNotification(
        {
          cause,
          typeNotify: 'PAYMENT_UNMATCHED',
          target: { kind: 'staff' },
          text: paymentUnmatchedNotice(data, order?.code),
          link: `/admin/payments?payment=${data._id}`,
        },
        scope,
      );
    },
  });
}
