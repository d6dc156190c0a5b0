import { createFetchBuyingContent } from '../../buying/fetch-buying-content.ts';
import type { Notify } from '../../notify.ts';
import { createComposeMail } from './compose-mail.ts';
import { createDeliverMail } from './deliver-mail.ts';
import { createFetchMailContent } from './fetch-mail-content.ts';
import { createFetchMailPictures, pictureLimits } from './fetch-mail-pictures.ts';
import { createMailQueue } from './mail-queue.ts';
import { startMailSender } from './mail-sender.ts';
import { createSmtpMailer, mailConcurrency } from './smtp-mailer.ts';

/** Sends the due mails of the queue while the service runs. */
export function sendMails({
  environment,
  mails,
  health,
  logger,
  onStop,
}: Pick<Notify, 'environment' | 'mails' | 'health' | 'logger' | 'onStop'>): void {
  const {
    IDENTITY_INTERNAL_URL,
    CART_INTERNAL_URL,
    UPLOAD_INTERNAL_URL,
    INTERNAL_SECRET: secret,
    PUBLIC_ORIGIN: origin,
    SEND_TIMEOUT_SECONDS,
  } = environment;
  const timeoutMs = SEND_TIMEOUT_SECONDS * 1_000;
  const mailer = createSmtpMailer(environment);
  onStop(() => mailer.close());
  health.addDependency('smtp', () => mailer.health(), { required: false });

  const identity = { url: IDENTITY_INTERNAL_URL, secret, timeout: timeoutMs };
  const cart = { url: CART_INTERNAL_URL, secret, timeout: timeoutMs };
  // A mail with a short timeout waits even less for optional content.
  const upload = { url: UPLOAD_INTERNAL_URL, secret, timeout: Math.min(pictureLimits.timeoutMs, timeoutMs / 4) };
  const compose = createComposeMail({
    fetchContent: createFetchMailContent(identity),
    fetchBuyingContent: createFetchBuyingContent({ identity, cart }),
    fetchPictures: createFetchMailPictures(upload, logger),
    origin,
  });
  const deliver = createDeliverMail({ compose, mailer, timeoutMs });
  // Twice the longest attempt, because claim and outcome use the clocks of the database's clients.
  const queue = createMailQueue(mails, { leaseMs: 2 * timeoutMs });
  const sender = startMailSender({ queue, deliver, concurrency: mailConcurrency, logger });
  onStop(() => sender.stop());
}
