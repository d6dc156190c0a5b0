import type { ClientSession } from 'mongoose';
import type { Envelope } from '@gvg/contracts/definitions/event';
import type { BuyingMailTemplate } from '@gvg/contracts/notify/mail-templates';
import type { mailedNotificationTypes } from '@gvg/contracts/notify/terms';
import type { MailSubject } from '../mail/mail.model.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Notify } from '../notify.ts';
import { loadPreferences } from '../preferences/load-preferences.ts';
import { mailOfEvent } from './mail-of-event.ts';

/** Preference that switches a mail off. Mails that are always about the customer's money have none: amounts due, refunded or reserved for them. */
const typeOf = {
  ORDER_PLACED: 'ORDER_PLACED',
  ORDER_AWAITING_BALANCE: undefined,
  ORDER_DUE_CHANGED: undefined,
  ORDER_PRICE_ASKED: undefined,
  ORDER_LINE_CANCELLED: undefined,
  ORDER_CHANGE_PROPOSED: undefined,
  ORDER_AMENDED: 'ORDER_STATUS',
  ORDER_PROPOSAL_ENDED: 'ORDER_STATUS',
  ORDER_WEIGHED: 'ORDER_STATUS',
  ORDER_SHIPPED: 'ORDER_STATUS',
  ORDER_DELIVERED: 'ORDER_STATUS',
  ORDER_CANCELLED: 'ORDER_STATUS',
  ORDER_REFUNDED: undefined,
  ORDER_REFUND_TAKEN_BACK: undefined,
  PAYMENT_RECEIVED: 'PAYMENT_RECEIVED',
  PAYMENT_SURPLUS: undefined,
  QUOTE_ANSWERED: 'QUOTE_ANSWERED',
} as const satisfies Record<BuyingMailTemplate, (typeof mailedNotificationTypes)[number] | undefined>;

interface WantedMail {
  template: BuyingMailTemplate;
  subject: MailSubject;
  /** Set for a mail that asks for money or returns it, so that it is sent whatever is switched off. */
  isAboutMoney?: boolean;
}

/** Queues the mail for an event, unless its customer has switched such mails off. */
export async function queueWantedMail(
  { mails, preferences }: Pick<Notify, 'mails' | 'preferences'>,
  event: Pick<Envelope<{ user: string }>, 'id' | 'occurredAt' | 'data'>,
  { template, subject, isAboutMoney = false }: WantedMail,
  session: ClientSession,
): Promise<void> {
  const { mail } = await loadPreferences({ preferences }, event.data.user, session);
  const type = typeOf[template];
  if (isAboutMoney || type === undefined || mail[type])
    await queueMail(mails, mailOfEvent(event, template, subject), session);
}
