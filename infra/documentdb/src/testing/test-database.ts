import { randomBytes } from 'node:crypto';
import type { Db, MongoClientOptions } from 'mongodb';
import { MongoClient } from 'mongodb';

export type TestDatabase = { client: MongoClient; database: Db; close(): Promise<void> };

/** A database of its own on whatever `MONGODB_URI` points to, dropped at the end. */
export async function openTestDatabase(
  uri = process.env.MONGODB_URI ?? '',
  options: MongoClientOptions = {},
): Promise<TestDatabase> {
  const client = await new MongoClient(uri, options).connect();
  const database = client.db(`promises_${randomBytes(6).toString('hex')}`);
  return {
    client,
    database,
    close: async () => {
      await database.dropDatabase();
      await client.close();
    },
  };
}
