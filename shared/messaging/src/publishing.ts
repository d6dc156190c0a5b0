import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { openLink } from './amqp-link.ts';
import type { MessagingMetrics } from './metrics.ts';
import { startDirectPublishing } from './direct-publishing.ts';
import type { DirectPublishing } from './direct-publishing.ts';
import { eventsExchange } from './names.ts';
import { startRelay } from './outbox-relay.ts';
import { openOutboxStore } from './outbox-store.ts';
import type { OutboxStore, StoredOutboxRow } from './outbox-store.ts';
import { openPublisher } from './publisher.ts';
import type { Publisher } from './publisher.ts';

/** Claims of a killed instance expire after this time; must exceed the duration of a publishing round. */
const leaseMs = 10_000;
const batch = 200;
/** Nobody notices an event that is this much later, and under load one round serves what would be a dozen. */
const gatherMs = 25;

export interface PublishingOptions {
  url: string;
  namespace: string;
  service: string;
  connection: Connection;
  logger: Logger;
  metrics: MessagingMetrics;
  pollMs: number;
  connectTimeoutMs?: number;
  store?: OutboxStore;
}

export interface Publishing {
  publisher: Publisher;
  /** Publishes what this process has just committed. */
  publish: DirectPublishing['publish'];
  nudge(): void;
  connected(): boolean;
  close(): Promise<void>;
}

/** The publishing side of a service: its outbox, a connection used only for publishing, and the relay between them. */
export async function startPublishing(options: PublishingOptions): Promise<Publishing> {
  const { url, namespace, service, connection, logger, metrics, pollMs, connectTimeoutMs } = options;
  const store = options.store ?? (await openOutboxStore(connection, { leaseMs, batch }));
  const link = await openLink({
    url,
    name: `${service} publisher`,
    logger,
    ...(connectTimeoutMs === undefined ? {} : { connectTimeoutMs }),
  });
  const publisher = await openPublisher({ link, logger, onReconnected: () => relay.nudge() });
  const publish = (row: StoredOutboxRow) =>
    publisher.publish(eventsExchange(namespace), row.type, Buffer.from(row.body), messageOptions(row, service));
  const direct = startDirectPublishing({ store, publish, ready: publisher.ready, logger, metrics });
  const relay = startRelay({ store, publish, ready: publisher.ready, pollMs, gatherMs, logger, metrics });
  return {
    publisher,
    publish: direct.publish,
    nudge: relay.nudge,
    connected: link.connected,
    async close() {
      await direct.stop();
      await relay.stop();
      await link.close();
    },
  };
}

function messageOptions({ eventId, type, recordedAt }: StoredOutboxRow, service: string) {
  return {
    messageId: eventId,
    type,
    contentType: 'application/json',
    timestamp: Math.floor(recordedAt.getTime() / 1000),
    appId: service,
  };
}
