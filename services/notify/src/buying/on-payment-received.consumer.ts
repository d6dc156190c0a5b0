import { paymentReceived } from '@gvg/contracts/cart/events';
import { queueMail } from '../mail/queue-mail.ts';
import type { Notify } from '../notify.ts';
import { mailOfEvent } from './mail-of-event.ts';

/** Confirms a transfer to the customer for whose order it counts. */
export function onPaymentReceived({ bus, mails }: Pick<Notify, 'bus' | 'mails'>): Promise<void> {
  return bus.consume({
    name: 'on-payment-received',
    events: [paymentReceived],
    handle: (event, { session }) => queueMail(mails, mailOfEvent(event, 'PAYMENT_RECEIVED', { order: event.data.order, payment: event.data._id }), session),
  });
}
