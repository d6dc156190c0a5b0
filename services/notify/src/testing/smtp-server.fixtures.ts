import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  messageId: string;
  to: string[];
  source: string;
}

export interface TestSmtpServer {
  url: string;
  port: number;
  /** In the order of arrival. */
  received: readonly ReceivedMail[];
  close(): Promise<void>;
}

export interface TestSmtpOptions {
  /** Default: any free port. */
  port?: number;
  /** Called with a complete mail before the server responds; a rejection refuses the mail. */
  onMail?: (mail: ReceivedMail) => Promise<void> | void;
  /** Addresses that the server permanently refuses. */
  refused?: readonly string[];
}

/** Returns a header's value, without the folding of long lines. */
export const headerOf = (source: string, name: string): string =>
  new RegExp(`^${name}:(?<value>.*(?:\\r\\n[ \\t].*)*)`, 'im')
    .exec(source)
    ?.groups?.['value']?.replace(/\r\n\s/g, ' ')
    .trim() ?? '';

/** Starts a real SMTP server that stores accepted mails. */
export async function startSmtpServer({
  port = 0,
  onMail,
  refused = [],
}: TestSmtpOptions = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      callback(
        refused.includes(address)
          ? Object.assign(new Error(`5.1.1 <${address}> is unknown`), { responseCode: 550 })
          : null,
      );
    },
    onData(stream, { envelope }, callback) {
      const receive = async (): Promise<void> => {
        const source = await text(stream);
        const mail = {
          messageId: headerOf(source, 'message-id'),
          to: envelope.rcptTo.map(({ address }) => address),
          source,
        };
        received.push(mail);
        await onMail?.(mail);
      };
      receive().then(
        () => callback(),
        (error: unknown) => callback(error as Error),
      );
    },
  });
  // Connections of a killed process end without QUIT.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
