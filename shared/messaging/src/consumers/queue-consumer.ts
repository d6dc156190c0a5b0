import { performance } from 'node:perf_hooks';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { EventContract } from '@gvg/contracts/definitions/event';
import { closeChannel, openChannel } from '../broker/amqp-link.ts';
import type { AmqpLink } from '../broker/amqp-link.ts';
import type { BusContext } from '../bus-context.ts';
import type { Consumer, EventOf } from './consumer.ts';
import { deadLetterOptions } from '../dead-letters/dead-letter.ts';
import { decodeMessage } from './decode-message.ts';
import { consumerQueue, deadLetterQueue } from '../broker/names.ts';
import type { Publisher } from '../outbox/publisher.ts';
import { withRetries } from './retry.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { declareConsumerQueue } from '../broker/topology.ts';

export interface QueueConsumerOptions extends BusContext {
  link: AmqpLink;
  /** For dead letters. */
  publisher: Publisher;
  retryPausesMs: readonly number[];
}

/** Resolves with false for an event that was handled before. */
export type EventHandler<C extends EventContract> = (event: EventOf<C>) => Promise<boolean>;

/** Unacknowledged events per instance: more than a single user can cause at once, so that their events do not hold up those of others. */
const prefetch = 100;
/** Events that an instance handles at once. For a single active consumer, as many as it may look up in one request to another service. */
const [concurrency, concurrencyOfSingle] = [16, 100];

export interface RunningConsumer {
  /** Accepts no new events and waits for those in flight. */
  stop(): Promise<void>;
}

/**
 * Consumes a quorum queue. An event is acknowledged once `handle` has resolved, or moved to the dead letters with the reason. Events of one
 * subject are handled in turn.
 */
export async function consumeQueue<C extends EventContract>(
  consumer: Consumer<C>,
  handleEvent: EventHandler<C>,
  options: QueueConsumerOptions,
): Promise<RunningConsumer> {
  const { namespace, service, link, publisher, retryPausesMs, metrics } = options;
  const queue = consumerQueue(namespace, service, consumer.name, consumer.version);
  const name = `${service}.${consumer.name}`;
  const logger = options.logger.child({ consumer: name });
  const subjectQueue = createKeyedQueue(consumer.isSingleActive === true ? concurrencyOfSingle : concurrency);
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();
  let subscription: { channel: Channel; tag: string } | undefined;

  await link.attach(async (broker) => {
    if (stopping.signal.aborted) return;
    const channel = await openChannel(broker, broker.createChannel(), logger);
    await declareConsumerQueue(channel, namespace, queue, {
      types: consumer.events.map(({ type }) => type),
      isSingleActive: consumer.isSingleActive,
    });
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
      // Not acknowledged (this process is stopping, or the channel closed): the broker redelivers the event.
      .catch((error) =>
        logger.info(
          { err: error, messageId: message.properties.messageId },
          'event not acknowledged; the broker will redeliver it',
        ),
      );
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
        await sendToDeadLetters(
          message,
          'HANDLER_FAILED',
          error instanceof Error ? (error.stack ?? error.message) : String(error),
        );
      }
    });
  }

  async function handle(event: EventOf<C>): Promise<void> {
    const started = performance.now();
    const handledNow = await withRetries(() => handleEvent(event), {
      pausesMs: retryPausesMs,
      signal: stopping.signal,
      isUnavailable: consumer.isUnavailable?.bind(consumer),
      onFailure: (error, attempt) => {
        metrics.failed?.(name, event.type);
        logger.warn({ err: error, eventId: event.id, type: event.type, attempt }, 'handler failed');
      },
    });
    if (handledNow) metrics.consumed?.(name, event.type, (performance.now() - started) / 1000);
    else metrics.repeated?.(name, event.type);
  }

  async function sendToDeadLetters(message: ConsumeMessage, reason: string, detail: string): Promise<void> {
    logger.error({ reason, detail, messageId: message.properties.messageId }, 'moving message to the dead letters');
    await withRetries(
      () =>
        publisher.publish(
          '',
          deadLetterQueue(namespace),
          message.content,
          deadLetterOptions(message, { queue, reason, detail }),
        ),
      {
        pausesMs: retryPausesMs,
        signal: stopping.signal,
        onFailure: (error) => logger.warn({ err: error }, 'dead letter was not confirmed'),
      },
    );
    metrics.dead?.(name, reason);
  }

  async function stop(): Promise<void> {
    // A closed channel receives no more events.
    await subscription?.channel.cancel(subscription.tag).catch(() => undefined);
    stopping.abort();
    await Promise.allSettled(inFlight);
    if (subscription !== undefined) await closeChannel(subscription.channel);
  }

  let stopped: Promise<void> | undefined;
  return { stop: () => (stopped ??= stop()) };
}
