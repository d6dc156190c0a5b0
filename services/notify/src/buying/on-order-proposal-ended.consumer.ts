import { orderProposalEnded } from '@gvg/contracts/cart/events';
import { proposalAnsweredNotice, proposalEndedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Notifies staff of the outcome of a proposed change, and the customer if it ended without their answer. */
export function onOrderProposalEnded(notify: BuyingDependencies): Promise<void> {
  const { bus, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-proposal-ended',
    events: [orderProposalEnded],
    handle: async (event, scope) => {
      const { _id, code, user, outcome } = event.data;
      const notification = { cause: event.id, typeNotify: 'ORDER_STATUS' } as const;
      if (outcome !== 'SUPERSEDED')
        await storeNotification(
          {
            ...notification,
            target: { kind: 'staff' },
            text: proposalAnsweredNotice({ code, outcome }),
            link: `/admin/orders/${code}`,
          },
          scope,
        );
      if (outcome === 'ACCEPTED' || outcome === 'DECLINED') return;
      // A proposal that replaces it is announced separately.
      if (outcome === 'UNANSWERED')
        await queueWantedMail(
          notify,
          event,
          { template: 'ORDER_PROPOSAL_ENDED', subject: { order: _id } },
          scope.session,
        );
      await storeNotification(
        {
          ...notification,
          target: { kind: 'user', id: user },
          text: proposalEndedNotice({ code, outcome }),
          link: `/order/${code}`,
        },
        scope,
      );
    },
  });
}
