import { randomUUID } from 'node:crypto';
import type { Model } from 'mongoose';
import type { StoredMail } from '../mail.model.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';

/** A mail that this process alone may send until its claim expires. */
export type ClaimedMail = Pick<StoredMail, '_id' | 'template' | 'subject' | 'attempts' | 'requestedAt'> & { claim: string };

export interface MailQueue {
  /** The mail that has been due for longest; undefined when none is due. The attempt counts even if the process is killed during it. */
  claim(): Promise<ClaimedMail | undefined>;
  /** Records the outcome of an attempt, unless its claim has expired and another attempt has begun. */
  settle(mail: ClaimedMail, outcome: DeliveryOutcome): Promise<void>;
}

/** @param leaseMs how long a claim lasts; it must exceed the longest attempt */
export function createMailQueue(mails: Model<StoredMail>, { leaseMs, now = () => Date.now() }: { leaseMs: number; now?: () => number }): MailQueue {
  return {
    async claim() {
      const claim = randomUUID();
      // A claimed mail is due again when the claim expires: no other instance takes it before, and a killed process loses none.
      const claimed = await mails
        .findOneAndUpdate(
          { status: 'WAITING', nextAttemptAt: { $lte: new Date(now()) } },
          { $set: { claim, nextAttemptAt: new Date(now() + leaseMs) }, $inc: { attempts: 1 } },
          { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
        )
        .lean<StoredMail>();
      return claimed === null ? undefined : { ...claimed, claim };
    },

    async settle({ _id, claim }, outcome) {
      await mails.updateOne({ _id, claim }, { $set: { claim: null, ...changeOf(outcome, new Date(now())) } });
    },
  };
}

function changeOf(outcome: DeliveryOutcome, settledAt: Date): Partial<StoredMail> {
  switch (outcome.status) {
    case 'SENT':
      return { status: 'SENT', lastError: null, nextAttemptAt: null, sentAt: settledAt };
    case 'WAITING':
      return { lastError: outcome.error, nextAttemptAt: outcome.retryAt };
    case 'FAILED':
      return { status: 'FAILED', lastError: outcome.error, nextAttemptAt: null };
    case 'DROPPED':
      return { status: 'DROPPED', lastError: outcome.error, nextAttemptAt: null, ...(outcome.forgetUser && { user: null }) };
  }
}
