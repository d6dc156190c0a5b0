import type { PostgresPool } from '../postgres/postgres-pool.ts';
import { onlyRow } from '../postgres/executor.ts';
import type { Statement } from '../postgres/statement.ts';

type Growth = { written: number; limit: number; timer: NodeJS.Timeout | undefined };

/** Number of new documents below which any plan is fast. */
const leastLimit = 500;
/** Share of changed documents up to which the statistics are accurate enough. */
const share = 0.1;
/** Pause in milliseconds that lets the rest of a bulk load arrive. */
const quiet = 200;

const collectionId: Statement = {
  name: 'collection_id',
  sql: 'select collection_id::text from documentdb_api_catalog.collections where database_name = $1 and collection_name = $2',
};

const rowCount: Statement = {
  name: 'row_count',
  sql: `select greatest(reltuples, 0)::bigint::text from pg_class where oid = ('documentdb_data.documents_' || $1)::regclass`,
};

/**
 * Refreshes the engine’s statistics after bulk writes. With stale ones its planner sorts in memory instead of reading an index in order,
 * until autovacuum runs.
 */
export class Statistics {
  readonly #pool: PostgresPool;
  readonly #onWarning: (message: string, error: unknown) => void;
  readonly #collections = new Map<string, Growth>();

  constructor(pool: PostgresPool, onWarning: (message: string, error: unknown) => void) {
    this.#pool = pool;
    this.#onWarning = onWarning;
  }

  noteWrites(database: string, collection: string, count: number): void {
    if (count === 0) return;
    const namespace = `${database}.${collection}`;
    let growth = this.#collections.get(namespace);
    if (growth === undefined)
      this.#collections.set(namespace, (growth = { written: 0, limit: leastLimit, timer: undefined }));
    growth.written += count;
    if (growth.written >= growth.limit) this.#schedule(database, collection, growth);
  }

  /** Called after an index build, during which no statistics can be gathered. */
  noteIndex(database: string, collection: string): void {
    const growth = this.#collections.get(`${database}.${collection}`);
    if (growth !== undefined) this.#schedule(database, collection, growth);
  }

  close(): void {
    for (const { timer } of this.#collections.values()) clearTimeout(timer);
  }

  #schedule(database: string, collection: string, growth: Growth): void {
    if (growth.timer !== undefined) return;
    growth.timer = setTimeout(() => {
      growth.timer = undefined;
      growth.written = 0;
      this.#analyze(database, collection, growth).catch((error: unknown) =>
        this.#onWarning(`no fresh statistics for ${database}.${collection}`, error),
      );
    }, quiet);
  }

  async #analyze(database: string, collection: string, growth: Growth): Promise<void> {
    const [found] = await this.#pool.execute(collectionId, [Buffer.from(database), Buffer.from(collection)]);
    const id = found?.[0];
    if (!id) return void this.#collections.delete(`${database}.${collection}`);
    const connection = await this.#pool.acquire();
    try {
      // Waiting for an index build would be a deadlock, because the build waits for this statement.
      await connection.query(`analyze (skip_locked) documentdb_data.documents_${id.toString()}`);
      const rows = Number(onlyRow(await connection.execute(rowCount, [id]))[0]?.toString() ?? 0);
      growth.limit = Math.max(leastLimit, rows * share);
    } finally {
      this.#pool.release(connection);
    }
  }
}
