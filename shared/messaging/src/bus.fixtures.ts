import { randomUUID } from 'node:crypto';
import { connect as connectBroker } from 'amqplib';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { z } from 'zod';
import { defineEvent } from '@gvg/contracts/definitions/event';
import { connectBus } from './bus.ts';
import type { Bus, BusOptions } from './bus.ts';
import { openTransactions } from './outbox/transaction.ts';
import type { WithTransaction } from './outbox/transaction.ts';

export const sampleChanged = defineEvent({
  type: 'sample.changed',
  version: 1,
  subjectType: 'sample',
  producer: 'producer',
  data: z.object({ amount: z.int() }),
});

export const context = { actor: { kind: 'system', id: 'test' }, correlationId: 'request-1' } as const;

export const silentLogger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });

function requireVariable(name: 'MONGODB_URI' | 'AMQP_URL'): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: it is the URL of a backing service, which \`npm test\` starts`);
  return value;
}

export const amqpUrl = (): string => requireVariable('AMQP_URL');

/** A namespace at the broker and a database for one spec. `close` removes both. */
export interface TestContext {
  namespace: string;
  databaseName: string;
  connection: Connection;
  bus(service: string, options?: Partial<BusOptions>): Promise<Bus>;
  close(): Promise<void>;
}

export async function connectTestDatabase(databaseName: string): Promise<Connection> {
  return mongoose.createConnection(requireVariable('MONGODB_URI'), { dbName: databaseName }).asPromise();
}

export async function openTestContext(): Promise<TestContext> {
  const name = `test_${randomUUID().slice(0, 8)}`;
  const connection = await connectTestDatabase(name);
  const buses: Bus[] = [];
  const services = new Set<string>();
  return {
    namespace: name,
    databaseName: name,
    connection,
    async bus(service, options) {
      const bus = await connectBus({
        url: amqpUrl(),
        namespace: name,
        service,
        connection,
        logger: silentLogger,
        retryPausesMs: [20, 20],
        ...options,
      });
      buses.push(bus);
      services.add(service);
      return bus;
    },
    async close() {
      await Promise.all(buses.map((bus) => bus.close()));
      await deleteBrokerTopology(name);
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

/** AMQP cannot list the queues to delete, so all specs name their consumers `projection` or `copy`, of service `consumer`. */
async function deleteBrokerTopology(namespace: string): Promise<void> {
  const broker = await connectBroker(amqpUrl());
  const channel = await broker.createChannel();
  for (const queue of ['consumer.projection.v1', 'consumer.copy.v1', 'dead-letters.v1'])
    await channel.deleteQueue(`${namespace}.${queue}`);
  for (const exchange of ['events', 'dead-letters']) await channel.deleteExchange(`${namespace}.${exchange}`);
  await broker.close();
}

const record = (withTransaction: WithTransaction, subjectId: string, revision: number, amount = 100) =>
  withTransaction(
    async (transaction) =>
      void transaction.record({ contract: sampleChanged, subjectId, revision, data: { amount }, context }),
  );

/** Records an event for a relay to publish. */
export const recordSample = (connection: Connection, id: string, revision: number, amount?: number): Promise<void> =>
  record(openTransactions(connection), id, revision, amount);

/** Records an event that the process itself publishes. */
export const recordOwn = (
  connection: Connection,
  bus: Pick<Bus, 'publish'>,
  id: string,
  revision: number,
): Promise<void> => record(openTransactions(connection, bus.publish), id, revision);
