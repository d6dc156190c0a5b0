import type { Collection } from 'mongodb';
import { eventually } from '../testing/eventually.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

type Row = { _id: number; s: string; n: number };

/** Compares letters in Vietnamese regardless of tone and case. */
const collation = { locale: 'vi', strength: 1 };

describe('promised options', () => {
  let test: TestDatabase;
  let collection: Collection<Row>;

  beforeAll(async () => {
    test = await openTestDatabase();
    collection = test.database.collection<Row>('rows');
    await collection.createIndex({ n: 1 });
  });
  beforeEach(async () => {
    await collection.deleteMany({});
    await collection.insertMany(['trà', 'TRA', 'Trả', 'trâu', 'Ân', 'an'].map((s, n) => ({ _id: n, s, n })));
  });
  afterAll(() => test.close());

  describe('collation', () => {
    const filter = { s: 'tra' };

    it('in find, for equality and for sorting', async () => {
      expect(
        await collection
          .find(filter, { collation })
          .map(({ _id }) => _id)
          .toArray(),
      ).toEqual(expect.arrayContaining([0, 1, 2]));
      expect(
        await collection
          .find({}, { collation })
          .sort({ s: 1, _id: 1 })
          .map(({ s }) => s)
          .toArray(),
      ).toEqual(['an', 'Ân', 'trà', 'TRA', 'Trả', 'trâu']);
    });

    it('in aggregate', async () => {
      expect(await collection.aggregate([{ $match: filter }, { $count: 'n' }], { collation }).toArray()).toEqual([
        { n: 3 },
      ]);
    });

    it('in count', async () => {
      expect(await test.database.command({ count: 'rows', query: filter, collation })).toMatchObject({ n: 3 });
    });

    it('in delete', async () => {
      expect(await collection.deleteMany(filter, { collation })).toMatchObject({ deletedCount: 3 });
    });
  });

  describe.each([
    ['by name', 'n_1'],
    ['by keys', { n: 1 }],
  ])('hint %s', (_, hint) => {
    const filter = { n: { $lt: 2 } };

    it('in find', async () => {
      expect(await collection.find(filter, { hint }).toArray()).toHaveLength(2);
    });

    it('in aggregate', async () => {
      expect(await collection.aggregate([{ $match: filter }], { hint }).toArray()).toHaveLength(2);
    });

    it('in count', async () => {
      expect(await test.database.command({ count: 'rows', query: filter, hint })).toMatchObject({ n: 2 });
    });

    it('in update', async () => {
      expect(await collection.updateMany(filter, { $inc: { n: 1 } }, { hint })).toMatchObject({ modifiedCount: 2 });
    });

    it('in delete', async () => {
      expect(await collection.deleteMany(filter, { hint })).toMatchObject({ deletedCount: 2 });
    });
  });

  it('rejects a hint with an unknown index', async () => {
    await expect(collection.find({ n: 3 }, { hint: 'none' }).toArray()).rejects.toMatchObject({ code: 2 });
  });

  describe('let', () => {
    const filter = { $expr: { $eq: ['$n', '$$wanted'] } };
    const variables = { wanted: 3 };

    it('in find', async () => {
      expect(await collection.find(filter, { let: variables }).toArray()).toMatchObject([{ n: 3 }]);
    });

    it('in update', async () => {
      expect(await collection.updateOne(filter, { $set: { s: 'x' } }, { let: variables })).toMatchObject({
        modifiedCount: 1,
      });
    });

    it('in delete', async () => {
      expect(await collection.deleteOne(filter, { let: variables })).toMatchObject({ deletedCount: 1 });
    });

    it('in findAndModify', async () => {
      expect(
        await collection.findOneAndUpdate(filter, { $set: { s: 'x' } }, { let: variables, returnDocument: 'after' }),
      ).toMatchObject({ n: 3, s: 'x' });
    });
  });

  it('skip and limit in count', async () => {
    expect(await test.database.command({ count: 'rows', query: {}, skip: 1, limit: 3 })).toMatchObject({ n: 3 });
  });

  it('comment, read and write concern, and time limit', async () => {
    expect(
      await collection
        .find({}, { comment: 'why', maxTimeMS: 5_000, readConcern: 'majority', allowDiskUse: true })
        .toArray(),
    ).toHaveLength(6);
    expect(
      await collection.insertOne(
        { _id: 7, s: '', n: 0 },
        { comment: 'why', writeConcern: { w: 'majority', journal: true } },
      ),
    ).toMatchObject({ acknowledged: true });
  });

  it('unacknowledged writes', async () => {
    expect(await collection.insertOne({ _id: 8, s: '', n: 0 }, { writeConcern: { w: 0 } })).toMatchObject({
      acknowledged: false,
    });
    await eventually(async () => (await collection.countDocuments({ _id: 8 })) === 1);
  });
});
