import { serialize } from 'bson';
import { firstPage } from './first-page.ts';
import type { PostgresConnection } from './postgres-connection.ts';

/** A collection that never exists. Searching it loads everything that makes a backend’s first call slow. */
const nowhere = 'documentdb_adapter_warm_up';

/** Prepares the statements of the hot path on a new connection and runs each once. */
export async function warmUp(connection: PostgresConnection): Promise<void> {
  const database = Buffer.from(nowhere);
  await connection.execute(firstPage.find, [
    database,
    Buffer.from(serialize({ find: nowhere, filter: { _id: 1 }, limit: 1 })),
  ]);
  await connection.execute(firstPage.aggregate, [
    database,
    Buffer.from(serialize({ aggregate: nowhere, pipeline: [{ $match: { _id: 1 } }], cursor: {} })),
  ]);
}
