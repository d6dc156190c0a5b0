import { emailRequested } from '@gvg/contracts/identity/events';
import type { Notify } from '../notify.ts';
import { queueMail } from './queue-mail.ts';

/** Queues a requested mail once. */
export function onEmailRequested({ bus, mails }: Pick<Notify, 'bus' | 'mails'>): Promise<void> {
  return bus.consume({
    name: 'on-email-requested',
    events: [emailRequested],
    handle: async ({ occurredAt, data: { mail, user, template } }, { session }) => {
      await queueMail(mails, { id: mail, user, template, requestedAt: new Date(occurredAt) }, session);
    },
  });
}
