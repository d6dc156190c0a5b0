import mongoose from 'mongoose';
import { pino } from 'pino';
import { categoryChanged } from '@gvg/contracts/catalogue/events';
import { connectBus } from '@gvg/messaging/bus';
import { createWithTransaction } from '@gvg/service-kit/data/database';
import { eventually } from '@gvg/testing/eventually';
import { settleTimeMs } from '../cache/response-cache.ts';
import type { TestGateway } from './start-test-gateway.ts';
import { startTestGateway } from './start-test-gateway.ts';

export interface SubscribedGateway {
  gateway: TestGateway;
  /** Publishes an event like the catalogue. */
  publishCategoryChanged(id: string): Promise<void>;
  close(): Promise<void>;
}

async function isSubscribed({ url }: TestGateway): Promise<boolean> {
  const health = (await (await fetch(`${url}/health/ready`)).json()) as { dependencies: { bus: { ready: boolean } } };
  return health.dependencies.bus.ready;
}

/** Starts a gateway that receives the catalogue's events; `namespace` is that of its events, keys and database. Requires the broker, Redis and the database. */
export async function startSubscribedGateway(namespace: string): Promise<SubscribedGateway> {
  const amqp = process.env['AMQP_URL'] as string;
  const connection = await mongoose
    .createConnection(process.env['MONGODB_URI'] as string, { dbName: namespace })
    .asPromise();
  const catalogue = await connectBus({
    url: amqp,
    namespace,
    service: 'catalogue',
    connection,
    logger: pino({ level: 'silent' }),
  });
  const gateway = await startTestGateway({
    AMQP_URL: amqp,
    EVENT_NAMESPACE: namespace,
    REDIS_URL: process.env['REDIS_URL'] as string,
    REDIS_PREFIX: `${namespace}:`,
  });
  await eventually(() => isSubscribed(gateway));
  // The subscription cleared the cache: a response fetched within the settle time after that would expire while a test expects it to be cached.
  const now = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + settleTimeMs);

  let revision = 0;
  const withTransaction = createWithTransaction(connection, catalogue);
  return {
    gateway,
    async publishCategoryChanged(id) {
      revision += 1;
      const data = {
        _id: id,
        name: { vi: 'Hạt giống', en: '' },
        type: 'SEEDS',
        image: 'https://x.test/a.jpg',
        isShowed: true,
        isDeleted: false,
        createdAt: new Date().toISOString(),
      } as const;
      await withTransaction(
        async ({ record }) =>
          void record({
            contract: categoryChanged,
            subjectId: id,
            revision,
            data,
            context: { actor: { kind: 'system', id: 'test' }, correlationId: 'test' },
          }),
      );
    },
    async close() {
      clock.mockRestore();
      await gateway.close();
      await catalogue.close();
      await connection.dropDatabase();
      await connection.close();
    },
  };
}
