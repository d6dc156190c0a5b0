import { paymentAccountMissing } from '@gvg/contracts/cart/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { paymentAccountMissingNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';

/** Notifies staff that nothing can be ordered before the shop has a bank account. */
export function onPaymentAccountMissing({ bus, storeNotification }: BuyingDependencies): Promise<void> {
  return bus.consume({
    name: 'on-payment-account-missing',
    events: [paymentAccountMissing],
    isUnavailable,
    handle: async ({ id: cause }, scope) => {
      await storeNotification(
        {
          cause,
          typeNotify: 'PAYMENT_UNMATCHED',
          target: { kind: 'staff' },
          text: paymentAccountMissingNotice(),
          link: '/admin/settings',
        },
        scope,
      );
    },
  });
}
