import type { Model } from 'mongoose';
import { claimDue } from '../../queue/claim-due.ts';
import type { Claimed } from '../../queue/claim-due.ts';
import type { StoredMail } from '../mail.model.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';

/** A mail that only this process may send until its claim expires. */
export type ClaimedMail = Pick<
  Claimed<StoredMail>,
  '_id' | 'template' | 'subject' | 'attempts' | 'requestedAt' | 'claim' | 'sentAgain'
>;

export interface MailQueue {
  claim(): Promise<ClaimedMail | undefined>;
  /** Records the outcome of an attempt, unless its claim has expired and another attempt has started. */
  settle(mail: ClaimedMail, outcome: DeliveryOutcome): Promise<void>;
}

/** Creates the mail queue. `leaseMs`, the duration of a claim, must exceed the longest attempt. */
export function createMailQueue(
  mails: Model<StoredMail>,
  { leaseMs, now = () => Date.now() }: { leaseMs: number; now?: () => number },
): MailQueue {
  return {
    claim: () => claimDue(mails, { filter: { status: 'WAITING' }, leaseMs, now }),
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
      return {
        status: 'DROPPED',
        lastError: outcome.error,
        nextAttemptAt: null,
        ...(outcome.forgetUser && { user: null }),
      };
  }
}
