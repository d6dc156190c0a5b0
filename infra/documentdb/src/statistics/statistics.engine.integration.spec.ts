import { PostgresConnection } from '../postgres/postgres-connection.ts';
import { eventually } from '../testing/eventually.ts';
import { engineAddress, startTestAdapter } from '../testing/test-adapter.ts';
import type { TestAdapter } from '../testing/test-adapter.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

describe('statistics', () => {
  let adapter: TestAdapter;
  let test: TestDatabase;
  let engine: PostgresConnection;

  beforeAll(async () => {
    adapter = await startTestAdapter();
    test = await openTestDatabase(adapter.uri);
    engine = await PostgresConnection.open(engineAddress(), {});
  });
  afterAll(async () => {
    engine.close();
    await test.close();
    await adapter.close();
  });

  /** Returns how often the adapter, not autovacuum, analyzed the collection. */
  async function analyzed(collection: string): Promise<number> {
    const rows = await engine.query(`
      select analyze_count from pg_stat_all_tables
      join documentdb_api_catalog.collections on relname = 'documents_' || collection_id
      where database_name = '${test.database.databaseName}' and collection_name = '${collection}'`);
    return Number(rows[0]?.[0]?.toString() ?? 0);
  }

  const goods = (count: number) => Array.from({ length: count }, (_, n) => ({ n }));

  it('are gathered after a bulk write, and again only after many more writes', async () => {
    await test.database.collection('many').insertMany(goods(600));
    await eventually(async () => (await analyzed('many')) === 1);
    await test.database.collection('many').insertMany(goods(100));
    await test.database.collection('many').insertMany(goods(500));
    await eventually(async () => (await analyzed('many')) === 2);
  });

  it('are gathered after an index was built on documents', async () => {
    await test.database.collection('few').insertMany(goods(50));
    await test.database.collection('few').createIndex({ n: 1 });
    await eventually(async () => (await analyzed('few')) === 1);
    expect(adapter.log.filter(({ level }) => level !== 'info')).toEqual([]);
  });
});
