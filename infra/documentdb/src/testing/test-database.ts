import { randomBytes } from 'node:crypto';
import type { Db, MongoClientOptions } from 'mongodb';
import { MongoClient } from 'mongodb';

export type TestDatabase = { client: MongoClient; database: Db; close(): Promise<void> };

/** Opens a new database on the server of `MONGODB_URI`. It is dropped on close. */
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
