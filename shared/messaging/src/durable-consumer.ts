import { performance } from 'node:perf_hooks';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { EventContract } from '@gvg/contracts/event';
import { closeChannel, openChannel } from './amqp-link.ts';
import type { AmqpLink } from './amqp-link.ts';
import type { Consumer, EventOf } from './consumer.ts';
import { deadLetterOptions } from './dead-letter.ts';
import { decodeMessage } from './decode-message.ts';
import type { Inbox } from './inbox.ts';
import type { MessagingMetrics } from './metrics.ts';
import { consumerQueue, deadLetterQueue } from './names.ts';
import type { Publisher } from './publisher.ts';
import { withRetries } from './retry.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { declareConsumerQueue } from './topology.ts';

/** Events in the hands of one instance at a time. */
const prefetch = 16;

export interface DurableConsumerOptions {
  namespace: string;
  service: string;
  link: AmqpLink;
  publisher: Publisher;
  inbox: Inbox;
  connection: Connection;
  retryPausesMs: readonly number[];
  logger: Logger;
  metrics: MessagingMetrics;
}

export interface RunningConsumer {
  /** Takes no new events and waits for those under way. */
  stop(): Promise<void>;
}

/** A quorum queue's events, each handled once, acknowledged after its commit, or put among the dead letters with the reason. */
export async function startConsumer<C extends EventContract>(consumer: Consumer<C>, options: DurableConsumerOptions): Promise<RunningConsumer> {
  const { namespace, service, link, publisher, inbox, connection, retryPausesMs, metrics } = options;
  const queue = consumerQueue(namespace, service, consumer.name, consumer.version);
  const name = `${service}.${consumer.name}`;
  const logger = options.logger.child({ consumer: name });
  const subjectQueue = createKeyedQueue();
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();
  let subscription: { channel: Channel; tag: string } | undefined;

  await link.attach(async (broker) => {
    const channel = await openChannel(broker, broker.createChannel(), logger);
    await declareConsumerQueue(channel, namespace, queue, consumer.events.map(({ type }) => type));
    await channel.prefetch(prefetch);
    const { consumerTag } = await channel.consume(queue, (message) => receive(channel, message));
    subscription = { channel, tag: consumerTag };
  });

  function receive(channel: Channel, message: ConsumeMessage | null): void {
    if (message === null) {
      logger.warn('the broker ended the consumer; connecting again');
      void channel.close();
      return;
    }
    const work = settle(message)
      .then(() => channel.ack(message))
      // Not acknowledged (this process stops, or the channel broke meanwhile): the broker delivers it again, and the inbox knows whether it was handled.
      .catch((error) => logger.info({ err: error, messageId: message.properties.messageId }, 'event left to be delivered again'));
    inFlight.add(work);
    void work.finally(() => inFlight.delete(work));
  }

  /** Resolves when the message may be acknowledged: handled, or safe among the dead letters. */
  async function settle(message: ConsumeMessage): Promise<void> {
    const decoded = decodeMessage(consumer.events, message.content);
    if ('poison' in decoded) return sendToDeadLetters(message, decoded.poison, decoded.detail);
    const { event } = decoded;
    return subjectQueue.run(`${event.subject.type}:${event.subject.id}`, async () => {
      try {
        await handle(event);
      } catch (error) {
        if (stopping.signal.aborted) throw error;
        await sendToDeadLetters(message, 'HANDLER_FAILED', error instanceof Error ? (error.stack ?? error.message) : String(error));
      }
    });
  }

  async function handle(event: EventOf<C>): Promise<void> {
    const started = performance.now();
    const context = { actor: { kind: 'service' as const, id: service }, correlationId: event.correlationId, causationId: event.id };
    const handledNow = await withRetries(
      () => inbox.once(name, event.id, (session) => consumer.handle(event, { consumer: name, connection, session, context })),
      {
        pausesMs: retryPausesMs,
        signal: stopping.signal,
        onFailure: (error, attempt) => {
          metrics.failed?.(name, event.type);
          logger.warn({ err: error, eventId: event.id, type: event.type, attempt }, 'handler failed');
        },
      },
    );
    if (handledNow) metrics.consumed?.(name, event.type, (performance.now() - started) / 1000);
    else metrics.repeated?.(name, event.type);
  }

  async function sendToDeadLetters(message: ConsumeMessage, reason: string, detail: string): Promise<void> {
    logger.error({ reason, detail, messageId: message.properties.messageId }, 'message goes to the dead letters');
    await withRetries(() => publisher.publish('', deadLetterQueue(namespace), message.content, deadLetterOptions(message, { queue, reason, detail })), {
      pausesMs: retryPausesMs,
      signal: stopping.signal,
      onFailure: (error) => logger.warn({ err: error }, 'dead letter was not taken'),
    });
    metrics.dead?.(name, reason);
  }

  return {
    async stop() {
      if (subscription === undefined) return;
      const { channel, tag } = subscription;
      // A broken channel takes no more events anyway.
      await channel.cancel(tag).catch(() => undefined);
      stopping.abort();
      await Promise.allSettled(inFlight);
      await closeChannel(channel);
    },
  };
}
