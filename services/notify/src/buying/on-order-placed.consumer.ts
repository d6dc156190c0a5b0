import { orderPlaced } from '@gvg/contracts/cart/events';
import { queueMail } from '../mail/queue-mail.ts';
import type { Notify } from '../notify.ts';
import { mailOfEvent } from './mail-of-event.ts';

/** Confirms an order to its customer, and says what to pay until when. */
export function onOrderPlaced({ bus, mails }: Pick<Notify, 'bus' | 'mails'>): Promise<void> {
  return bus.consume({
    name: 'on-order-placed',
    events: [orderPlaced],
    handle: (event, { session }) => queueMail(mails, mailOfEvent(event, 'ORDER_PLACED', { order: event.data._id }), session),
  });
}
