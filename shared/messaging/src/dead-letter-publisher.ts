import type { Logger } from 'pino';
import { openLink } from './amqp-link.ts';
import type { AmqpLink } from './amqp-link.ts';
import { openPublisher } from './publisher.ts';
import type { Publisher } from './publisher.ts';

export interface DeadLetterPublisherOptions {
  url: string;
  service: string;
  logger: Logger;
  connectTimeoutMs?: number;
}

/** The publishing connection of a process without an outbox, opened with its first receiver: what it cannot handle goes to the dead letters. */
export function openDeadLetterPublisher(options: DeadLetterPublisherOptions) {
  let opened: Promise<{ link: AmqpLink; publisher: Publisher }> | undefined;

  async function open() {
    const link = await openLink({ ...options, name: `${options.service} dead letters` });
    return { link, publisher: await openPublisher({ link, logger: options.logger, onReconnected: () => {} }) };
  }

  return {
    async publisher(): Promise<Publisher> {
      opened ??= open();
      return (await opened).publisher;
    },
    async close(): Promise<void> {
      await (await opened?.catch(() => undefined))?.link.close();
    },
  };
}
