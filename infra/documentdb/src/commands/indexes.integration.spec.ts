import type { Collection, Document } from 'mongodb';
import { eventually } from '../testing/eventually.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

type Stage = { stage: string; indexName?: string; inputStage?: Stage };

const total = 5000;

describe('indexes', () => {
  let test: TestDatabase;
  let goods: Collection;

  beforeAll(async () => {
    test = await openTestDatabase();
    goods = test.database.collection('goods');
    await goods.insertMany(
      Array.from({ length: total }, (_, n) => ({ price: (n * 7919) % total, kind: n % 10, name: `good ${n}` })),
    );
  });
  afterAll(() => test.close());

  it('serve queries as soon as createIndexes returns, also on a filled collection', async () => {
    await goods.createIndex({ price: 1, _id: 1 });
    expect(stagesOf(await goods.find({ price: 42 }).hint({ price: 1, _id: 1 }).explain('queryPlanner'))).toContainEqual(
      ['IXSCAN', 'price_1__id_1'],
    );
  });

  it('exist after several clients build them at once', async () => {
    const names = await Promise.all(['a', 'b', 'c', 'd'].map((field) => goods.createIndex({ [field]: 1 })));
    expect((await goods.indexes()).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['forwards', { price: 1, _id: 1 }],
    ['backwards', { price: -1, _id: -1 }],
  ] as const)('serve a sorted, limited list in index order: %s', async (_, sort) => {
    await goods.createIndex({ price: 1, _id: 1 });
    const plan = async () => stagesOf(await goods.find({}).sort(sort).limit(20).explain('queryPlanner'));
    // Statistics are gathered shortly after a bulk write. Until then the engine sorts in memory.
    await eventually(async () => !(await plan()).some(([stage]) => stage === 'SORT'));
    expect(await plan()).toContainEqual(['IXSCAN', 'price_1__id_1']);
    const prices = await goods
      .find({})
      .sort(sort)
      .limit(20)
      .map(({ price }) => price as number)
      .toArray();
    expect(prices).toEqual(Array.from({ length: 20 }, (__, n) => (sort.price === 1 ? n : total - 1 - n)));
  });

  describe('enforce their constraints', () => {
    let rules: Collection<Document>;

    beforeEach(async () => {
      rules = test.database.collection('rules');
      await rules.deleteMany({});
      await rules.dropIndexes();
    });

    const refused = { code: 11000 };

    it('unique', async () => {
      await rules.createIndex({ slug: 1 }, { unique: true });
      await rules.insertOne({ slug: 'a' });
      await expect(rules.insertOne({ slug: 'a' })).rejects.toMatchObject(refused);
      await rules.insertOne({});
      await expect(rules.insertOne({})).rejects.toMatchObject(refused);
    });

    it('unique over several fields', async () => {
      await rules.createIndex({ owner: 1, slug: 1 }, { unique: true });
      await rules.insertMany([
        { owner: 1, slug: 'a' },
        { owner: 2, slug: 'a' },
      ]);
      await expect(rules.insertOne({ owner: 1, slug: 'a' })).rejects.toMatchObject(refused);
    });

    it('unique over the elements of an array', async () => {
      await rules.createIndex({ mails: 1 }, { unique: true });
      await rules.insertOne({ mails: ['a', 'b'] });
      await expect(rules.insertOne({ mails: ['c', 'b'] })).rejects.toMatchObject(refused);
    });

    it('sparse and unique: any number without the field', async () => {
      await rules.createIndex({ mail: 1 }, { unique: true, sparse: true });
      await rules.insertMany([{}, {}, { mail: 'a' }]);
      await expect(rules.insertOne({ mail: 'a' })).rejects.toMatchObject(refused);
    });

    it('partial and unique: only where the condition holds', async () => {
      await rules.createIndex({ slug: 1 }, { unique: true, partialFilterExpression: { removed: false } });
      await rules.insertMany([
        { slug: 'a', removed: true },
        { slug: 'a', removed: true },
        { slug: 'a', removed: false },
      ]);
      await expect(rules.insertOne({ slug: 'a', removed: false })).rejects.toMatchObject(refused);
      await expect(rules.updateOne({ removed: true }, { $set: { removed: false } })).rejects.toMatchObject(refused);
    });

    it('let only one of two clients insert the same key at the same time', async () => {
      await rules.createIndex({ slug: 1 }, { unique: true });
      const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => rules.insertOne({ slug: 'same' })));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('resolve concurrent upserts of the same key', async () => {
      await rules.createIndex({ slug: 1 }, { unique: true });
      await Promise.all(
        Array.from({ length: 16 }, () => rules.updateOne({ slug: 'same' }, { $inc: { n: 1 } }, { upsert: true })),
      );
      await Promise.all(
        Array.from({ length: 16 }, () =>
          rules.findOneAndUpdate({ slug: 'same' }, { $inc: { n: 1 } }, { upsert: true }),
        ),
      );
      expect(await rules.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ slug: 'same', n: 32 }]);
    });
  });

  it('report their expireAfterSeconds', async () => {
    await goods.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    expect((await goods.indexes()).find(({ name }) => name === 'at_1')).toMatchObject({ expireAfterSeconds: 60 });
  });
});

/** Returns the stages of a plan from the top, each with its index. */
function stagesOf(explained: Document): [string, string | undefined][] {
  const found: [string, string | undefined][] = [];
  const { queryPlanner } = explained as { queryPlanner: { winningPlan: Stage } };
  for (let stage: Stage | undefined = queryPlanner.winningPlan; stage !== undefined; stage = stage.inputStage)
    found.push([stage.stage, stage.indexName]);
  return found;
}
