import { orderDueChanged } from '@gvg/contracts/cart/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { depositMissingNotice, dueChangedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/**
 * Notifies the customer about a changed due amount or an overpayment unless a status change announces it, and staff about a missing deposit of bought goods. A
 * move to PACKED announces nothing here, because the parcel was weighed before.
 */
export function onOrderDueChanged(notify: BuyingDependencies): Promise<void> {
  const { bus, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-due-changed',
    events: [orderDueChanged],
    isUnavailable,
    handle: async (event, scope) => {
      const { _id, code, user, from, status, due, credit, missing } = event.data;
      const notification = { cause: event.id, typeNotify: 'ORDER_STATUS' } as const;
      if (from === status || status === 'PACKED') {
        await queueWantedMail(notify, event, { template: 'ORDER_DUE_CHANGED', subject: { order: _id } }, scope.session);
        await storeNotification(
          {
            ...notification,
            target: { kind: 'user', id: user },
            text: dueChangedNotice({ code, status, due, credit }),
            link: `/order/${code}`,
          },
          scope,
        );
      }
      if (missing > 0)
        await storeNotification(
          {
            ...notification,
            target: { kind: 'staff' },
            text: depositMissingNotice({ code, missing }),
            link: `/admin/orders/${code}`,
          },
          scope,
        );
    },
  });
}
