import type { Collection, Document } from 'mongodb';
import { MongoBulkWriteError } from 'mongodb';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

type Row = { _id: number } & Document;

describe('errors', () => {
  let test: TestDatabase;
  let collection: Collection<Row>;

  beforeAll(async () => {
    test = await openTestDatabase();
    collection = test.database.collection<Row>('rows');
    await collection.createIndex({ email: 1 }, { unique: true, sparse: true });
    await collection.createIndex(
      { 'name.vi': 1, kind: 1 },
      { unique: true, partialFilterExpression: { kind: { $exists: true } } },
    );
    await collection.insertMany([
      { _id: 1, email: 'a@x.vn', n: 1, list: [1] },
      { _id: 2, email: 'b@x.vn', name: { vi: 'Trà' }, kind: 'tea' },
    ]);
  });
  afterAll(() => test.close());

  const duplicate = (keyPattern: Document, keyValue: Document) => ({
    code: 11000,
    keyPattern,
    keyValue,
    message: expect.stringContaining(
      `E11000 duplicate key error collection: ${collection.namespace} index: `,
    ) as string,
  });

  it.each([
    ['insertOne', () => collection.insertOne({ _id: 3, email: 'a@x.vn' }), { email: 1 }, { email: 'a@x.vn' }],
    ['insertOne with a known id', () => collection.insertOne({ _id: 1 }), { _id: 1 }, { _id: 1 }],
    [
      'insertOne, two fields',
      () => collection.insertOne({ _id: 3, name: { vi: 'Trà' }, kind: 'tea' }),
      { 'name.vi': 1, kind: 1 },
      { 'name.vi': 'Trà', kind: 'tea' },
    ],
    [
      'updateOne',
      () => collection.updateOne({ _id: 1 }, { $set: { email: 'b@x.vn' } }),
      { email: 1 },
      { email: 'b@x.vn' },
    ],
    [
      'updateOne as an upsert',
      () => collection.updateOne({ _id: 9, email: 'b@x.vn' }, { $set: { n: 1 } }, { upsert: true }),
      { email: 1 },
      { email: 'b@x.vn' },
    ],
    ['replaceOne', () => collection.replaceOne({ _id: 1 }, { email: 'b@x.vn' }), { email: 1 }, { email: 'b@x.vn' }],
    [
      'findOneAndUpdate',
      () => collection.findOneAndUpdate({ _id: 1 }, { $set: { email: 'b@x.vn' } }),
      { email: 1 },
      { email: 'b@x.vn' },
    ],
  ])('name the key of a duplicate: %s', async (_, write, keyPattern, keyValue) => {
    await expect(write()).rejects.toMatchObject(duplicate(keyPattern, keyValue));
  });

  it('name each duplicate of an unordered bulk write, whose other statements are applied', async () => {
    const error: unknown = await collection
      .insertMany([{ _id: 1 }, { _id: 10 }, { _id: 11, email: 'a@x.vn' }, { _id: 12 }], { ordered: false })
      .catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(MongoBulkWriteError);
    const { writeErrors, result } = error as MongoBulkWriteError;
    expect(result.insertedCount).toBe(2);
    expect([writeErrors].flat().map(({ index, code }) => [index, code])).toEqual([
      [0, 11000],
      [2, 11000],
    ]);
    await collection.deleteMany({ _id: { $gte: 10 } });
  });

  it('stop an ordered bulk write at the first duplicate', async () => {
    const error: unknown = await collection
      .insertMany([{ _id: 10 }, { _id: 1 }, { _id: 12 }])
      .catch((cause: unknown) => cause);
    expect((error as MongoBulkWriteError).result.insertedCount).toBe(1);
    await collection.deleteMany({ _id: { $gte: 10 } });
  });

  it.each<[string, () => Promise<unknown>, number]>([
    ['an increment of what is no number', () => collection.updateOne({ _id: 1 }, { $inc: { email: 1 } }), 14],
    ['a changed id', () => collection.updateOne({ _id: 1 }, { $set: { _id: 5 } }), 66],
    ['two changes of one path', () => collection.updateOne({ _id: 1 }, { $set: { n: 1 }, $inc: { n: 1 } }), 40],
    ['a field inside a number', () => collection.updateOne({ _id: 1 }, { $set: { 'n.x': 1 } }), 28],
    ['a list operator on no list', () => collection.updateOne({ _id: 1 }, { $push: { email: 1 } } as Document), 2],
    ['a wrong argument of a query operator', () => collection.find({ email: { $in: 'x' } } as Document).toArray(), 2],
    ['a division by nothing', () => collection.aggregate([{ $project: { x: { $divide: ['$_id', 0] } } }]).toArray(), 2],
    ['an index that exists with other options', () => collection.createIndex({ email: 1 }, { name: 'email_1' }), 86],
    [
      'a unique index over duplicates',
      async () => {
        await test.database.collection('twins').insertMany([{ a: 1 }, { a: 1 }]);
        await test.database.collection('twins').createIndex({ a: 1 }, { unique: true });
      },
      11000,
    ],
  ])('carry MongoDB’s code: %s', async (_, run, code) => {
    await expect(run()).rejects.toMatchObject({ code });
  });
});
