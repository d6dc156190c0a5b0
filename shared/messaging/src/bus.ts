import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { EventContract } from '@gvg/contracts/definitions/event';
import { closeChannel, openChannel, openLink } from './broker/amqp-link.ts';
import type { Attachment } from './broker/amqp-link.ts';
import type { BusContext } from './bus-context.ts';
import type { Consumer, Subscription } from './consumers/consumer.ts';
import { startConsumer } from './consumers/durable-consumer.ts';
import { openInbox } from './consumers/inbox.ts';
import type { MessagingMetrics } from './metrics.ts';
import type { StoredOutboxRow } from './outbox/outbox-store.ts';
import { openPublisher } from './outbox/publisher.ts';
import { startPublishing } from './outbox/publishing.ts';
import type { RunningConsumer } from './consumers/queue-consumer.ts';
import { startSubscription } from './consumers/subscription.ts';
import { declareShared } from './broker/topology.ts';
import { openTransactions } from './outbox/transaction.ts';

export interface BusOptions extends Omit<BusContext, 'metrics'> {
  url: string;
  /** Database of outbox and inbox. Without it a process can only use idempotent consumers and subscriptions. */
  connection?: Connection;
  metrics?: MessagingMetrics;
  /** Polling interval of the outbox. */
  pollMs?: number;
  /** Pauses between the attempts of a failing handler. There is one attempt more than pauses. */
  retryPausesMs?: readonly number[];
  /** Timeout of the first connection to the broker. 0 does not wait for it: earlier subscriptions are set up once it exists. */
  connectTimeoutMs?: number;
}

export interface Bus {
  /** For lasting effects: one durable queue per consumer, shared by the service's instances. */
  consume<C extends EventContract>(consumer: Consumer<C>): Promise<void>;
  /**
   * For state in this process's memory: an exclusive queue, bound before the first `rebuild` and delivered after it. Resolves once the
   * state is built.
   */
  subscribe<C extends EventContract>(subscription: Subscription<C>): Promise<void>;
  /** Publishes events of a transaction that this process has just committed (`openTransactions`). */
  publish(rows: readonly StoredOutboxRow[]): void;
  /** Not ready while the broker is unavailable: events of writes stay in the outbox, but no events are received. */
  health(): { ready: boolean; detail: string };
  /** Stops consuming events for lasting effects and waits for those in flight. Publishing and subscriptions continue. */
  stopConsuming(): Promise<void>;
  /** Waits for the events in flight. */
  close(): Promise<void>;
}

const defaultRetryPausesMs = [100, 500, 2_000, 4_000];

/** Rejects if the broker cannot be reached in time. Reconnects after later connection losses. */
export async function connectBus(options: BusOptions): Promise<Bus> {
  const { url, namespace, service, connection, connectTimeoutMs, pollMs = 1_000 } = options;
  const { metrics = {}, retryPausesMs = defaultRetryPausesMs } = options;
  const logger = options.logger.child({ component: 'messaging' });
  const context: BusContext = { namespace, service, logger, metrics };
  const open = (purpose: string) => openLink({ url, name: `${service} ${purpose}`, logger, connectTimeoutMs });

  const link = await open('consumers');
  await link.attach(sharedTopology(namespace, logger));
  // A separate connection, because a broker short of memory blocks publishing connections, and acknowledgements must not be blocked.
  const publisherLink = await open('publisher');
  const publisher = await openPublisher(publisherLink, logger);
  const publishing = connection && (await startPublishing({ ...context, publisher, connection, pollMs }));
  const database = connection && {
    connection,
    inbox: await openInbox(connection, openTransactions(connection, publishing?.publish)),
  };
  const consumers: RunningConsumer[] = [];
  const stopConsuming = async () => {
    await Promise.all(consumers.map((consumer) => consumer.stop()));
  };

  return {
    async consume(consumer) {
      consumers.push(await startConsumer(consumer, { ...context, link, publisher, database, retryPausesMs }));
    },
    subscribe: (subscription) => startSubscription(subscription, link, context),
    publish: (rows) => publishing?.publish(rows),
    health() {
      const ready = link.connected() && publisherLink.connected();
      return { ready, detail: ready ? 'connected' : 'broker unavailable' };
    },
    stopConsuming,
    async close() {
      await stopConsuming();
      await publishing?.close();
      await publisherLink.close();
      await link.close();
    },
  };
}

function sharedTopology(namespace: string, logger: Logger): Attachment {
  return async (broker) => {
    const channel = await openChannel(broker, broker.createChannel(), logger);
    await declareShared(channel, namespace);
    await closeChannel(channel);
  };
}
