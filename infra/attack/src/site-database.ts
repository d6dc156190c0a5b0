import { MongoClient } from 'mongodb';
import type { Db } from 'mongodb';

/** Runs work on the database of a service, to backdate data or to inspect the effects of an attack. */
export async function withDatabase<Result>(
  { environment }: { environment: Record<string, string> },
  service: string,
  work: (database: Db) => Promise<Result>,
): Promise<Result> {
  const client = await MongoClient.connect(environment['MONGODB_URI'] ?? '');
  try {
    return await work(client.db(environment[`${service.toUpperCase()}_DATABASE_NAME`]));
  } finally {
    await client.close();
  }
}

/** Returns the session id in a refresh token. */
export const sidOf = (refreshToken: string): string => refreshToken.split('.', 1)[0] ?? '';
