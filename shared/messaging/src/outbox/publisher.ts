import type { ConfirmChannel, Options } from 'amqplib';
import type { Logger } from 'pino';
import { openChannel } from '../broker/amqp-link.ts';
import type { AmqpLink } from '../broker/amqp-link.ts';

export interface Publisher {
  /** Resolves once the broker has confirmed the message. An empty exchange publishes to the queue named by `routingKey`. */
  publish(exchange: string, routingKey: string, body: Buffer, options: Options.Publish): Promise<void>;
  ready(): boolean;
}

const confirmTimeoutMs = 8_000;

export async function openPublisher(link: AmqpLink, logger: Logger): Promise<Publisher> {
  let channel: ConfirmChannel | undefined;
  await link.attach(async (connection) => {
    const opened = await openChannel(connection, connection.createConfirmChannel(), logger);
    opened.on('close', () => {
      if (channel === opened) channel = undefined;
    });
    channel = opened;
  });

  return {
    ready: () => channel !== undefined,
    publish: (exchange, routingKey, body, options) =>
      new Promise((resolve, reject) => {
        if (channel === undefined) return reject(new Error('the broker is not connected'));
        channel.publish(exchange, routingKey, body, { ...options, persistent: true }, (error: unknown) => {
          clearTimeout(timer);
          if (error) reject(error instanceof Error ? error : new Error('the broker rejected the message'));
          else resolve();
        });
        const timer = setTimeout(() => reject(new Error(`no confirm within ${confirmTimeoutMs} ms`)), confirmTimeoutMs);
      }),
  };
}
