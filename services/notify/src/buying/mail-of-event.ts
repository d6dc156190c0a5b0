import { createHash } from 'node:crypto';
import type { Envelope } from '@gvg/contracts/definitions/event';
import type { BuyingMailTemplate } from '@gvg/contracts/notify/mail-templates';
import type { MailSubject } from '../mail/mail.model.ts';
import type { MailToQueue } from '../mail/queue-mail.ts';

/** Returns the mail for an event. Its id is derived from the event's, so that an event never causes two mails. */
export function mailOfEvent(
  { id, occurredAt, data: { user } }: Pick<Envelope<{ user: string }>, 'id' | 'occurredAt' | 'data'>,
  template: BuyingMailTemplate,
  subject: MailSubject,
): MailToQueue {
  return {
    id: createHash('sha256').update(id).digest('hex').slice(0, 24),
    user,
    template,
    requestedAt: new Date(occurredAt),
    subject,
  };
}
