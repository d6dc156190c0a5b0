import { parseEmailAddress } from '@gvg/contracts/identity/email-address';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { ComposeMail } from './compose-mail.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { describeFailure, isRefused } from './describe-failure.ts';
import type { ClaimedMail } from './mail-queue.ts';
import { nextAttempt } from '../../queue/retry-schedule.ts';
import type { Mailer } from './smtp-mailer.ts';

export interface DeliverMailDependencies {
  compose: ComposeMail;
  mailer: Pick<Mailer, 'send'>;
  timeoutMs: number;
}

/** Makes one attempt to send a mail. Never rejects: the outcome determines what happens to the mail. */
export type DeliverMail = (mail: ClaimedMail) => Promise<DeliveryOutcome>;

/** Codes for a mail that must not be sent any more. */
const droppedBy: readonly string[] = ['USER_WAS_DELETED', 'ACTION_NOT_ALLOWED', 'ORDER_NOT_FOUND', 'QUOTE_NOT_FOUND'];

/** The same for each attempt, so that a mail sent twice is shown once; a new one for each resend by staff. */
const messageIdOf = ({ _id, sentAgain }: ClaimedMail) =>
  sentAgain === undefined ? _id.toHexString() : `${_id.toHexString()}.${sentAgain}`;

export function createDeliverMail({ compose, mailer, timeoutMs }: DeliverMailDependencies): DeliverMail {
  return async (mail) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let to: string | undefined;
    try {
      const composed = await compose(mail);
      to = composed.to;
      const address = parseEmailAddress(to);
      // Of an account from before addresses were validated.
      if (address === undefined) return { status: 'FAILED', error: 'the address cannot be written to' };
      await mailer.send({ ...composed, to: address, id: messageIdOf(mail) }, signal);
      return { status: 'SENT' };
    } catch (error) {
      if (error instanceof ApiFailure && droppedBy.includes(error.code))
        return { status: 'DROPPED', error: error.code, forgetUser: error.code === 'USER_WAS_DELETED' };
      const description = describeFailure(error, to);
      const retryAt = isRefused(error) ? undefined : nextAttempt(mail.attempts, Date.now());
      return retryAt === undefined
        ? { status: 'FAILED', error: description }
        : { status: 'WAITING', error: description, retryAt };
    }
  };
}
