import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@gvg/service-kit/logger';
import type { DeliverMail } from './deliver-mail.ts';
import type { ClaimedMail, MailQueue } from './mail-queue.ts';

export interface MailSenderOptions {
  queue: MailQueue;
  deliver: DeliverMail;
  /** Mails that are sent at the same time. */
  concurrency: number;
  logger: Logger;
}

export interface MailSender {
  /** Claims no more mails and waits for those being sent. */
  stop(): Promise<void>;
}

/** How often an empty queue is asked for due mails. */
const pollMs = 500;

/** Sends due mails until it is stopped. Several processes may share a queue. */
export function startMailSender({ queue, deliver, concurrency, logger }: MailSenderOptions): MailSender {
  const stopping = new AbortController();
  const inFlight = new Set<Promise<void>>();

  async function send(mail: ClaimedMail): Promise<void> {
    const outcome = await deliver(mail);
    const fields = { mail: mail._id.toHexString(), template: mail.template, attempt: mail.attempts, outcome: outcome.status };
    if (outcome.status === 'SENT') logger.info(fields, 'mail sent');
    else logger.warn({ ...fields, error: outcome.error }, 'mail not sent');
    await queue.settle(mail, outcome);
  }

  /** A failure is one of the database: the mail is due again when its claim expires. */
  const reportFailure = (error: unknown): void => logger.error({ err: error }, 'the mail queue failed');

  function start(mail: ClaimedMail): void {
    const sending = send(mail)
      .catch(reportFailure)
      .finally(() => inFlight.delete(sending));
    inFlight.add(sending);
  }

  async function claim(): Promise<ClaimedMail | undefined> {
    try {
      return await queue.claim();
    } catch (error) {
      reportFailure(error);
      return undefined;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (inFlight.size >= concurrency) {
        await Promise.race(inFlight);
        continue;
      }
      const mail = await claim();
      if (mail === undefined) await delay(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      else start(mail);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
      await Promise.all(inFlight);
    },
  };
}
