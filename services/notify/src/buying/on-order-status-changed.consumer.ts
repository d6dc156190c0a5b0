import { orderStatusChanged } from '@gvg/contracts/cart/events';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { BuyingMailTemplate } from '@gvg/contracts/notify/mail-templates';
import { queueMail } from '../mail/queue-mail.ts';
import type { Notify } from '../notify.ts';
import { mailOfEvent } from './mail-of-event.ts';

/** The steps at which the customer has something to do or to wait for. */
const templates: Partial<Record<OrderStatus, BuyingMailTemplate>> = { AWAITING_BALANCE: 'ORDER_AWAITING_BALANCE', SHIPPED: 'ORDER_SHIPPED' };

/** Tells the customer that the parcel is weighed and what is still to be paid, and that it is on its way. */
export function onOrderStatusChanged({ bus, mails }: Pick<Notify, 'bus' | 'mails'>): Promise<void> {
  return bus.consume({
    name: 'on-order-status-changed',
    events: [orderStatusChanged],
    handle: async (event, { session }) => {
      const template = templates[event.data.status];
      if (template !== undefined) await queueMail(mails, mailOfEvent(event, template, { order: event.data._id }), session);
    },
  });
}
