import type { AddressInfo } from 'node:net';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream } from 'smtp-server';
import { maximumMailBytes } from '../limits.ts';
import type { MailStore } from '../store/mail-store.ts';

const maximumClients = 50;
const silenceTimeoutMs = 60_000;

export interface RunningSmtpServer {
  port: number;
  close(): Promise<void>;
}

type SmtpServerOptions = { host: string; port: number; store: MailStore; logger: Logger };

/** Nonexistent addresses, to test undeliverable mails, as mail services offer in their simulators. */
const bounces = /^bounce\b/i;

/** Accepts mails of up to `maximumMailBytes` from any sender to any address except `bounce…@`. Replies once the mail is stored. */
export async function startSmtpServer({ host, port, store, logger }: SmtpServerOptions): Promise<RunningSmtpServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maximumMailBytes,
    maxClients: maximumClients,
    socketTimeout: silenceTimeoutMs,
    onRcptTo({ address }, _session, callback) {
      callback(
        bounces.test(address)
          ? Object.assign(new Error(`5.1.1 <${address}> is unknown here`), { responseCode: 550 })
          : null,
      );
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, callback) {
      const receive = async (): Promise<void> => {
        const source = await readMail(stream);
        if (source === undefined) throw Object.assign(new Error('the mail is too large'), { responseCode: 552 });
        const { id, arrivals } = await store.add({
          source,
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
        });
        logger.info({ mail: id, arrivals }, 'mail received');
      };
      receive().then(
        () => callback(),
        (error: unknown) => {
          logger.warn({ err: error }, 'mail refused');
          callback(error as Error);
        },
      );
    },
  });
  // Without a listener an aborted connection would end the process.
  server.on('error', (error) => logger.warn({ err: error }, 'SMTP connection failed'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Reads the stream to the end, so that the client reads the reply. Returns undefined if the mail is too large. */
async function readMail(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maximumMailBytes) chunks.push(chunk);
  }
  return bytes <= maximumMailBytes ? Buffer.concat(chunks) : undefined;
}
