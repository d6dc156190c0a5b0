import { Types } from 'mongoose';
import { emailRequested } from '@gvg/contracts/identity/events';
import type { Notify } from '../notify.ts';

/** Puts a requested mail into the queue, once. */
export function onEmailRequested({ bus, mails }: Pick<Notify, 'bus' | 'mails'>): Promise<void> {
  return bus.consume({
    name: 'on-email-requested',
    events: [emailRequested],
    handle: async ({ occurredAt, data: { mail, user, template } }, { session }) => {
      const requestedAt = new Date(occurredAt);
      const queued = {
        user: new Types.ObjectId(user),
        template,
        status: 'WAITING' as const,
        attempts: 0,
        lastError: null,
        requestedAt,
        nextAttemptAt: requestedAt,
        sentAt: null,
        claim: null,
      };
      await mails.updateOne({ _id: new Types.ObjectId(mail) }, { $setOnInsert: queued }, { upsert: true, session });
    },
  });
}
