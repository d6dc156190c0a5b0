import { performance } from 'node:perf_hooks';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { EventContract } from '@gvg/contracts/event';
import { closeChannel, openChannel } from './amqp-link.ts';
import type { AmqpLink } from './amqp-link.ts';
import type { Consumer, EventOf, GuardedConsumer } from './consumer.ts';
import { deadLetterOptions } from './dead-letter.ts';
import { decodeMessage } from './decode-message.ts';
import type { Inbox } from './inbox.ts';
import type { MessagingMetrics } from './metrics.ts';
import { consumerQueue, deadLetterQueue } from './names.ts';
import type { Publisher } from './publisher.ts';
import { withRetries } from './retry.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { declareConsumerQueue } from './topology.ts';

/** Unacknowledged events per instance. */
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
  /** Accepts no new events and waits for those in flight. */
  stop(): Promise<void>;
}

/** Consumes a quorum queue: each event is handled once and acknowledged after the commit, or moved to the dead letters with the reason. */
export async function startConsumer<C extends EventContract>(consumer: Consumer<C> | GuardedConsumer<C>, options: DurableConsumerOptions): Promise<RunningConsumer> {
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
      logger.warn('broker cancelled the consumer; reconnecting');
      void channel.close();
      return;
    }
    const work = settle(message)
      .then(() => channel.ack(message))
      // Not acknowledged (this process is stopping, or the channel closed): the broker redelivers the event, and the inbox detects duplicates.
      .catch((error) => logger.info({ err: error, messageId: message.properties.messageId }, 'event not acknowledged; the broker will redeliver it'));
    inFlight.add(work);
    void work.finally(() => inFlight.delete(work));
  }

  /** Resolves when the message may be acknowledged: handled, or confirmed in the dead letter queue. */
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

  /** False when the event had been handled before. */
  async function handleOnce(event: EventOf<C>): Promise<boolean> {
    if (consumer.isGuarded === true) {
      await consumer.handle(event);
      return true;
    }
    const context = { actor: { kind: 'service' as const, id: service }, correlationId: event.correlationId, causationId: event.id };
    return inbox.once(name, event.id, (session) => consumer.handle(event, { consumer: name, connection, session, context }));
  }

  async function handle(event: EventOf<C>): Promise<void> {
    const started = performance.now();
    const handledNow = await withRetries(
      () => handleOnce(event),
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
    logger.error({ reason, detail, messageId: message.properties.messageId }, 'moving message to the dead letters');
    await withRetries(() => publisher.publish('', deadLetterQueue(namespace), message.content, deadLetterOptions(message, { queue, reason, detail })), {
      pausesMs: retryPausesMs,
      signal: stopping.signal,
      onFailure: (error) => logger.warn({ err: error }, 'dead letter was not confirmed'),
    });
    metrics.dead?.(name, reason);
  }

  return {
    async stop() {
      if (subscription === undefined) return;
      const { channel, tag } = subscription;
      // A closed channel receives no more events.
      await channel.cancel(tag).catch(() => undefined);
      stopping.abort();
      await Promise.allSettled(inFlight);
      await closeChannel(channel);
    },
  };
}
