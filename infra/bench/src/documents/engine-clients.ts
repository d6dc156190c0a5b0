import type { PostgresAddress } from '@gvg/documentdb';
import { PostgresConnection } from '@gvg/documentdb/postgres/postgres-connection';
import { firstPage } from '@gvg/documentdb/postgres/first-page';
import { serialize } from 'bson';
import pg from 'pg';
import { collectionName, databaseName, rowCount, slugOf } from './bench-collection.ts';
import type { LoadClient } from './throughput.ts';

/** Returns the find by an indexed field as an engine command. */
const findCommand = () =>
  Buffer.from(
    serialize({
      find: collectionName,
      filter: { slug: slugOf(Math.floor(Math.random() * rowCount)) },
      limit: 1,
      singleBatch: true,
    }),
  );

const many = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make));

/** Connects to the bare engine with `pg` and a named prepared statement. `pg` requests results as text. */
export async function pgClient(address: PostgresAddress, connections: number): Promise<LoadClient> {
  const clients = await many(connections, async () => {
    const client = new pg.Client(address);
    await client.connect();
    return client;
  });
  return {
    name: 'bare engine, prepared, pg',
    operations: clients.map((client) => async () => {
      const { rows } = await client.query<{ cursorpage: string }>({
        name: firstPage.find.name,
        text: firstPage.find.sql,
        values: [databaseName, findCommand()],
      });
      if (rows.length !== 1) throw new Error('the engine found nothing');
    }),
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  };
}

/** Connects to the bare engine with a minimal client: prepared statements, binary parameters and results, nothing decoded. */
export async function leanEngineClient(address: PostgresAddress, connections: number): Promise<LoadClient> {
  const clients = await many(connections, () => PostgresConnection.open(address, {}));
  const database = Buffer.from(databaseName);
  return {
    name: 'bare engine, prepared, lean client',
    operations: clients.map((client) => async () => {
      const rows = await client.execute(firstPage.find, [database, findCommand()]);
      if (rows.length !== 1) throw new Error('the engine found nothing');
    }),
    close: () => Promise.resolve(clients.forEach((client) => client.close())),
  };
}
