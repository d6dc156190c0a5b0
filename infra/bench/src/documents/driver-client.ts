import { MongoClient } from 'mongodb';
import { collectionOf, rowCount, slugOf } from './bench-collection.ts';
import type { LoadClient } from './throughput.ts';

/** Connects to the adapter with the official driver as in services: with sessions, a pool and decoded documents. */
export async function driverClient(uri: string, connections: number): Promise<LoadClient> {
  const client = await new MongoClient(uri, { maxPoolSize: connections, minPoolSize: connections }).connect();
  const goods = collectionOf(client);
  return {
    name: 'adapter, official driver',
    operations: Array.from({ length: connections }, () => async () => {
      const found = await goods.findOne({ slug: slugOf(Math.floor(Math.random() * rowCount)) });
      if (found === null) throw new Error('the adapter found nothing');
    }),
    close: () => client.close(),
  };
}
