import { createTransport } from 'nodemailer';
import type { DependencyState } from '@gvg/service-kit/lifecycle/health';
import type { NotifyEnvironment } from '../../environment.ts';
import type { RenderedMail } from '../../templates/render-mail.ts';
import { isRefused } from './describe-failure.ts';

/** Concurrent mails of one process, each over its own connection. */
export const mailConcurrency = 4;

const connectTimeoutMs = 10_000;
/** A server that is silent for this long has stalled. */
const silenceTimeoutMs = 15_000;
/** An idle connection is closed after this time, before a server does so. */
const idleTimeoutMs = 20_000;

export interface OutgoingMail extends RenderedMail {
  /** Id of the queued mail; the same for each attempt, except after a resend by staff. */
  id: string;
  /** One address, validated by `parseEmailAddress`. */
  to: string;
}

export interface Mailer {
  /** Resolves when the server has accepted the mail; rejects when it has not, or when `signal` aborts. An aborted mail may have been accepted. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Based on the last attempt; sends nothing to find out. */
  health(): DependencyState;
  close(): void;
}

/** Creates a mailer with a pool of SMTP connections. */
export function createSmtpMailer({
  SMTP_URL,
  MAIL_FROM,
  ENVIRONMENT,
}: Pick<NotifyEnvironment, 'SMTP_URL' | 'MAIL_FROM' | 'ENVIRONMENT'>): Mailer {
  const url = new URL(SMTP_URL);
  const transport = createTransport({
    pool: true,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    secure: url.protocol === 'smtps:',
    ...(url.port !== '' && { port: Number(url.port) }),
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    requireTLS: ENVIRONMENT === 'PRODUCTION',
    maxConnections: mailConcurrency,
    // A connection that the server closed while idle fails at its next mail.
    maxRequeues: 1,
    idleTimeout: idleTimeoutMs,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = MAIL_FROM.address.slice(MAIL_FROM.address.lastIndexOf('@') + 1);
  let isFailing = false;

  return {
    async send({ id, to, subject, html, text, attachments, locale }, signal) {
      try {
        await transport.sendMail({
          messageId: `<${id}.mail@${domain}>`,
          from: MAIL_FROM,
          // An object, also for the envelope derived from it: a text would be parsed, possibly as several addresses.
          to: { name: '', address: to },
          subject,
          html,
          text,
          attachments,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': locale,
          },
          signal,
        });
        isFailing = false;
      } catch (error) {
        isFailing = !isRefused(error);
        throw error;
      }
    },
    health: () => ({ ready: !isFailing, detail: isFailing ? 'the last mail could not be sent' : 'no failure' }),
    close: () => transport.close(),
  };
}
