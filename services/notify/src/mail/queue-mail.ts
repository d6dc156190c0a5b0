import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { MailSubject, StoredMail } from './mail.model.ts';

export interface MailToQueue {
  id: string;
  user: string;
  template: StoredMail['template'];
  requestedAt: Date;
  subject?: MailSubject;
}

/** Queues a mail; one that is queued already is not changed. */
export async function queueMail(
  mails: Model<StoredMail>,
  { id, user, requestedAt, ...mail }: MailToQueue,
  session: ClientSession,
): Promise<void> {
  const queued = {
    ...mail,
    user: new Types.ObjectId(user),
    requestedAt,
    status: 'WAITING' as const,
    attempts: 0,
    lastError: null,
    nextAttemptAt: requestedAt,
    sentAt: null,
    claim: null,
  };
  await mails.updateOne({ _id: new Types.ObjectId(id) }, { $setOnInsert: queued }, { upsert: true, session });
}
