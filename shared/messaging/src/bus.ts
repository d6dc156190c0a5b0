import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { EventContract } from '@gvg/contracts/event';
import { closeChannel, openChannel, openLink } from './amqp-link.ts';
import type { Attachment } from './amqp-link.ts';
import type { Consumer, Subscription } from './consumer.ts';
import { startConsumer } from './durable-consumer.ts';
import type { RunningConsumer } from './durable-consumer.ts';
import { openInbox } from './inbox.ts';
import type { MessagingMetrics } from './metrics.ts';
import { startPublishing } from './publishing.ts';
import { startSubscription } from './subscription.ts';
import { declareShared } from './topology.ts';

export interface BusOptions {
  url: string;
  /** First part of every name at the broker. */
  namespace: string;
  service: string;
  /** Where outbox and inbox live; a process without a database can only subscribe. */
  connection?: Connection;
  logger: Logger;
  metrics?: MessagingMetrics;
  /** How often the outbox is looked at without a nudge. */
  pollMs?: number;
  /** Pauses between the tries of a failing handler; there is one try more. */
  retryPausesMs?: readonly number[];
  /** How long the broker is waited for at the start. */
  connectTimeoutMs?: number;
}

export interface Bus {
  /** Durable: a queue of this service, shared by its instances. Each event is handled once, in the transaction given to the handler. */
  consume<C extends EventContract>(consumer: Consumer<C>): Promise<void>;
  /** For state in this process's memory: its own queue, bound before the first `rebuild`, delivered after it. Resolves once the state stands. */
  subscribe<C extends EventContract>(subscription: Subscription<C>): Promise<void>;
  /** Publishes what was just committed, now. */
  nudge(): void;
  /** Not ready while the broker is away: writes still count (the outbox keeps them), but what others tell is not heard. */
  health(): { ready: boolean; detail: string };
  /** Finishes the events under way. */
  close(): Promise<void>;
}

const defaultRetryPausesMs = [100, 500, 2_000, 4_000];

/** Rejects when the broker cannot be reached in time; later losses are healed by reconnecting. */
export async function connectBus(options: BusOptions): Promise<Bus> {
  const { url, namespace, service, connection, connectTimeoutMs } = options;
  const logger = options.logger.child({ part: 'messaging' });
  const metrics = options.metrics ?? {};
  const retryPausesMs = options.retryPausesMs ?? defaultRetryPausesMs;
  const connectTimeout = connectTimeoutMs === undefined ? {} : { patienceMs: connectTimeoutMs };

  const link = await openLink({ url, name: `${service} consumers`, logger, ...connectTimeout });
  await link.attach(sharedTopology(namespace, logger));
  // A connection of its own: a broker short of memory stops those that publish, and acknowledgements must still get through.
  const publishing = connection && (await startPublishing({ url, namespace, service, connection, logger, metrics, pollMs: options.pollMs ?? 1_000, ...connectTimeout }));
  const inbox = connection && (await openInbox(connection));
  const consumers: RunningConsumer[] = [];

  return {
    async consume(consumer) {
      if (connection === undefined || publishing === undefined || inbox === undefined) throw new Error(`${service} has no database to consume ${consumer.name} with`);
      const { publisher } = publishing;
      consumers.push(await startConsumer(consumer, { namespace, service, link, publisher, inbox, connection, retryPausesMs, logger, metrics }));
    },
    subscribe: (subscription) => startSubscription(subscription, { namespace, service, link, logger, metrics }),
    nudge: () => publishing?.nudge(),
    health() {
      const ready = link.connected() && (publishing?.connected() ?? true);
      return { ready, detail: ready ? 'connected' : 'the broker is away' };
    },
    async close() {
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await publishing?.close();
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
