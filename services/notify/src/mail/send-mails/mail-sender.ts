import type { Logger } from '@gvg/service-kit/telemetry/logger';
import { startQueueWorker } from '../../queue/queue-worker.ts';
import type { QueueWorker } from '../../queue/queue-worker.ts';
import type { DeliverMail } from './deliver-mail.ts';
import type { MailQueue } from './mail-queue.ts';

export interface MailSenderOptions {
  queue: MailQueue;
  deliver: DeliverMail;
  concurrency: number;
  logger: Logger;
}

/** Sends due mails until it is stopped. */
export function startMailSender({ queue, deliver, concurrency, logger }: MailSenderOptions): QueueWorker {
  return startQueueWorker({
    name: 'mail',
    claim: () => queue.claim(),
    work: async (mail) => {
      const outcome = await deliver(mail);
      const fields = {
        mail: mail._id.toHexString(),
        template: mail.template,
        attempt: mail.attempts,
        outcome: outcome.status,
      };
      if (outcome.status === 'SENT') logger.info(fields, 'mail sent');
      else logger.warn({ ...fields, error: outcome.error }, 'mail not sent');
      await queue.settle(mail, outcome);
    },
    concurrency,
    logger,
  });
}
