import type { TestAdapter } from '../testing/test-adapter.ts';
import { startTestAdapter } from '../testing/test-adapter.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

const clients = 6;
const rounds = 8;

/** Errors that MongoDB also reports when the collection or index is already gone. */
const expected = new Set(['NamespaceNotFound', 'IndexNotFound']);

describe('concurrent changes of collections', () => {
  let adapter: TestAdapter;
  let test: TestDatabase;

  beforeAll(async () => {
    adapter = await startTestAdapter();
    test = await openTestDatabase(adapter.uri);
  });
  afterAll(async () => {
    await test.close();
    await adapter.close();
  });

  it('builds and drops indexes, collections and the database without conflicts', async () => {
    const failures: string[] = [];
    const attempt = async (work: Promise<unknown>) => {
      await work.catch(({ codeName, message }: { codeName?: string; message: string }) => {
        if (!expected.has(codeName ?? '')) failures.push(`${codeName}: ${message}`);
      });
    };
    const work = async (client: number) => {
      const rows = test.database.collection(`rows ${client % 3}`);
      for (let round = 0; round < rounds; round += 1) {
        await attempt(rows.insertMany(Array.from({ length: 60 }, (_, n) => ({ n }))));
        await Promise.all([
          attempt(rows.createIndex({ n: 1 })),
          attempt(rows.createIndex({ n: 1, m: 1 })),
          attempt(client % 2 === 0 ? rows.dropIndexes() : rows.drop()),
          attempt(rows.dropIndex('n_1')),
        ]);
        if (client === 0) await attempt(test.database.dropDatabase());
      }
    };
    await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
    expect(failures).toEqual([]);
  });
});
