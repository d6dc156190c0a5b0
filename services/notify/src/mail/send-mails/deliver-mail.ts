import { ApiFailure } from '@gvg/service-kit/api-failure';
import { renderMail } from '../../templates/render-mail.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { describeFailure, isRefused } from './describe-failure.ts';
import type { FetchMailContent, MailContent } from './fetch-mail-content.ts';
import type { ClaimedMail } from './mail-queue.ts';
import { nextAttempt } from './retry-schedule.ts';
import type { Mailer } from './smtp-mailer.ts';

export interface DeliverMailDependencies {
  fetchContent: FetchMailContent;
  mailer: Pick<Mailer, 'send'>;
  timeoutMs: number;
  /** The site's, for links to its pages. */
  origin: string;
}

/** One attempt to send a mail. Never rejects: the outcome says what to do with the mail. */
export type DeliverMail = (mail: ClaimedMail) => Promise<DeliveryOutcome>;

/** Codes with which identity says that a mail is no longer to be sent. */
const droppedBy: readonly string[] = ['USER_WAS_DELETED', 'ACTION_NOT_ALLOWED'];

export function createDeliverMail({ fetchContent, mailer, timeoutMs, origin }: DeliverMailDependencies): DeliverMail {
  return async ({ _id, attempts }) => {
    const id = _id.toHexString();
    const signal = AbortSignal.timeout(timeoutMs);
    let content: MailContent | undefined;
    try {
      content = await fetchContent(id);
      await mailer.send({ ...renderMail(content, origin), id, to: content.to }, signal);
      return { status: 'SENT' };
    } catch (error) {
      if (error instanceof ApiFailure && droppedBy.includes(error.code)) return { status: 'DROPPED', error: error.code, forgetUser: error.code === 'USER_WAS_DELETED' };
      const description = describeFailure(error, content?.to);
      const retryAt = isRefused(error) ? undefined : nextAttempt(attempts, Date.now());
      return retryAt === undefined ? { status: 'FAILED', error: description } : { status: 'WAITING', error: description, retryAt };
    }
  };
}
