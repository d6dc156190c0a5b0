import type { EventContract } from '@gvg/contracts/definitions/event';
import { connectBus } from '@gvg/messaging/bus';
import type { Bus } from '@gvg/messaging/bus';
import type { EventToRecord } from '@gvg/messaging/outbox/outbox';
import { outboxCollection } from '@gvg/messaging/outbox/outbox-store';
import type { OutboxRow, StoredOutboxRow } from '@gvg/messaging/outbox/outbox-store';
import { openTransactions } from '@gvg/messaging/outbox/transaction';
import { connectDatabase } from '../data/database.ts';
import { createLogger } from '../telemetry/logger.ts';

/** A stand-in for another service on the bus, with its own outbox, inbox and queues. */
export interface EventPublisher {
  bus: Bus;
  /** Publishes an event as the service would. Returns the row for `republish`. */
  publish<C extends EventContract>(event: Omit<EventToRecord<C>, 'context'>): Promise<OutboxRow>;
  /** Publishes the same event again, as a redelivering broker would. */
  republish(row: OutboxRow): Promise<void>;
  close(): Promise<void>;
}

const context = { actor: { kind: 'system', id: 'test' }, correlationId: 'test' } as const;

/** Opens the stand-in. `environment` is that of the tested service. */
export async function openPublisher(
  { environment }: { environment: Record<string, string> },
  service: string,
): Promise<EventPublisher> {
  const logger = createLogger({ name: service, level: 'error' });
  const connection = await connectDatabase({
    uri: environment['MONGODB_URI'] as string,
    name: `${environment['DATABASE_NAME'] as string}-${service}`,
    logger,
  });
  const bus = await connectBus({
    url: environment['AMQP_URL'] as string,
    namespace: environment['EVENT_NAMESPACE'] as string,
    service,
    connection,
    logger,
    pollMs: 100,
  });
  return {
    bus,
    async publish(event) {
      let recorded: readonly StoredOutboxRow[] = [];
      const publish = (rows: readonly StoredOutboxRow[]) => {
        recorded = rows;
        bus.publish(rows);
      };
      await openTransactions(connection, publish)(async ({ record }) => void record({ ...event, context }));
      const { _id, ...row } = recorded[0] as StoredOutboxRow;
      return { ...row, claim: null, claimedUntil: new Date(0) };
    },
    republish: async (row) => void (await outboxCollection(connection).insertOne({ ...row })),
    async close() {
      await bus.close();
      await connection.dropDatabase();
      await connection.close();
    },
  };
}
