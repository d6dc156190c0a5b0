import type { TestAdapter } from '../testing/test-adapter.ts';
import { startTestAdapter } from '../testing/test-adapter.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

describe('read concern snapshot', () => {
  let adapter: TestAdapter;
  let test: TestDatabase;

  beforeAll(async () => {
    adapter = await startTestAdapter();
    test = await openTestDatabase(adapter.uri);
    await test.database.collection('rows').insertOne({ n: 1 });
  });
  afterAll(async () => {
    await test.close();
    await adapter.close();
  });

  it('holds for the reads of a transaction', async () => {
    await test.client.withSession(async (session) => {
      session.startTransaction({ readConcern: { level: 'snapshot' } });
      expect(await test.database.collection('rows').findOne({}, { session })).toMatchObject({ n: 1 });
      await test.database.collection('rows').insertOne({ n: 2 });
      expect(await test.database.collection('rows').find({}, { session }).toArray()).toHaveLength(1);
      await session.commitTransaction();
    });
  });

  const refused = {
    code: 72,
    codeName: 'InvalidOptions',
    message: expect.stringContaining('in a transaction') as string,
  };

  it.each(['find', 'aggregate', 'distinct'] as const)('is refused outside a transaction: %s', async (operation) => {
    await test.client.withSession({ snapshot: true }, async (session) => {
      const rows = test.database.collection('rows');
      const reads = {
        find: () => rows.findOne({}, { session }),
        aggregate: () => rows.aggregate([{ $match: {} }], { session }).toArray(),
        distinct: () => rows.distinct('n', {}, { session }),
      };
      await expect(reads[operation]()).rejects.toMatchObject(refused);
    });
  });

  it('does not affect other levels', async () => {
    for (const level of ['local', 'majority', 'available', 'linearizable'] as const) {
      expect(await test.database.collection('rows').findOne({ n: 1 }, { readConcern: { level } })).toMatchObject({
        n: 1,
      });
    }
  });
});
