import type { Connection } from 'mongoose';
import type { BusContext } from '../bus-context.ts';
import { startDirectPublishing } from './direct-publishing.ts';
import type { DirectPublishing } from './direct-publishing.ts';
import { eventsExchange } from '../broker/names.ts';
import { startRelay } from './outbox-relay.ts';
import { openOutboxStore } from './outbox-store.ts';
import type { OutboxStore, StoredOutboxRow } from './outbox-store.ts';
import type { Publisher } from './publisher.ts';

/** Time after which claims of a killed instance expire. Must exceed the duration of a publishing round. */
const leaseMs = 10_000;
const batch = 200;

export interface PublishingOptions extends BusContext {
  publisher: Publisher;
  connection: Connection;
  pollMs: number;
  store?: OutboxStore;
}

export interface Publishing {
  /** Publishes events that this process has just committed. */
  publish: DirectPublishing['publish'];
  close(): Promise<void>;
}

/** Publishes the outbox of a service: right after the commit, and the rest by the relay. */
export async function startPublishing(options: PublishingOptions): Promise<Publishing> {
  const { publisher, namespace, service, connection, logger, metrics, pollMs } = options;
  const shared = {
    store: options.store ?? (await openOutboxStore(connection, { leaseMs, batch })),
    publish: (row: StoredOutboxRow) =>
      publisher.publish(eventsExchange(namespace), row.type, Buffer.from(row.body), messageOptions(row, service)),
    ready: publisher.ready,
    logger,
    metrics,
  };
  const direct = startDirectPublishing(shared);
  const relay = startRelay({ ...shared, pollMs });
  return {
    publish: direct.publish,
    async close() {
      await direct.stop();
      await relay.stop();
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
