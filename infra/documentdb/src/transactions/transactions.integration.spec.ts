import type { ClientSession, Collection } from 'mongodb';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

type Row = { _id: string; n: number; key?: string };

describe('transactions', () => {
  let test: TestDatabase;
  let collection: Collection<Row>;
  let first: ClientSession;
  let second: ClientSession;

  beforeAll(async () => {
    test = await openTestDatabase();
    collection = test.database.collection<Row>('rows');
    await collection.createIndex({ key: 1 }, { unique: true, sparse: true });
    await test.database.createCollection('others');
  });
  beforeEach(async () => {
    await collection.deleteMany({});
    await collection.insertMany([
      { _id: 'a', n: 0 },
      { _id: 'b', n: 0 },
    ]);
    first = test.client.startSession();
    second = test.client.startSession();
  });
  afterEach(async () => {
    await Promise.all([first.endSession(), second.endSession()]);
  });
  afterAll(() => test.close());

  const valueOf = async (id: string) => (await collection.findOne({ _id: id }))?.n;

  it('change several collections at once or not at all', async () => {
    const others = test.database.collection<Row>('others');
    await first.withTransaction(async () => {
      await collection.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session: first });
      await others.insertOne({ _id: 'o', n: 1 }, { session: first });
    });
    const failing = second.withTransaction(async () => {
      await collection.updateOne({ _id: 'a' }, { $inc: { n: 10 } }, { session: second });
      await others.insertOne({ _id: 'p', n: 1 }, { session: second });
      throw new Error('aborted by the callback');
    });
    await expect(failing).rejects.toThrow('aborted by the callback');
    expect(await valueOf('a')).toBe(1);
    expect(await others.countDocuments()).toBe(1);
  });

  describe('with bulk writes', () => {
    const bulkWrite = (session: ClientSession, ops: object[]) =>
      test.client.db('admin').command(
        {
          bulkWrite: 1,
          ops,
          nsInfo: ['rows', 'others'].map((name) => ({ ns: `${test.database.databaseName}.${name}` })),
          errorsOnly: true,
        },
        { session },
      );
    const others = () => test.database.collection<Row>('others').countDocuments();

    it('write nothing if one write has a duplicate key, which the reply names', async () => {
      first.startTransaction();
      const before = await others();
      const ops = [
        { insert: 1, document: { _id: 'bulk', n: 1 } },
        { insert: 0, document: { _id: 'a', n: 1 } },
        { insert: 1, document: { _id: 'later', n: 1 } },
      ];
      expect(await bulkWrite(first, ops)).toMatchObject({
        nErrors: 1,
        cursor: { firstBatch: [{ ok: 0, idx: 1, code: 11_000, keyValue: { _id: 'a' } }] },
      });
      await expect(first.commitTransaction()).rejects.toMatchObject({ codeName: 'NoSuchTransaction' });
      expect(await others()).toBe(before);
    });

    it('fail with a retryable conflict if another transaction wrote a document', async () => {
      first.startTransaction();
      await valueOf('a');
      await collection.findOne({ _id: 'b' }, { session: first });
      await collection.updateOne({ _id: 'a' }, { $inc: { n: 1 } });
      const conflict = bulkWrite(first, [
        { insert: 1, document: { _id: 'bulk', n: 1 } },
        { update: 0, filter: { _id: 'a' }, updateMods: { $inc: { n: 1 } }, multi: false },
      ]);
      await expect(conflict).rejects.toMatchObject({ code: 112, errorLabels: ['TransientTransactionError'] });
      expect(await valueOf('a')).toBe(1);
    });

    it('refuse a bulk write outside a transaction', async () => {
      const command = {
        bulkWrite: 1,
        ops: [{ insert: 0, document: { _id: 'c', n: 1 } }],
        nsInfo: [{ ns: `${test.database.databaseName}.rows` }],
        errorsOnly: true,
      };
      await expect(test.client.db('admin').command(command)).rejects.toMatchObject({ code: 115 });
      first.startTransaction();
      await expect(bulkWrite(first, [{ delete: 0, filter: {}, multi: true }])).rejects.toMatchObject({ code: 115 });
    });
  });

  it.each([
    [
      'insertOne',
      (rows: Collection<Row>, session: ClientSession, id: string) => rows.insertOne({ _id: id, n: 1 }, { session }),
    ],
    [
      'updateOne',
      (rows: Collection<Row>, session: ClientSession, id: string) =>
        rows.updateOne({ _id: id }, { $set: { n: 1 } }, { upsert: true, session }),
    ],
    [
      'findOneAndUpdate',
      (rows: Collection<Row>, session: ClientSession, id: string) =>
        rows.findOneAndUpdate({ _id: id }, { $set: { n: 1 } }, { upsert: true, session }),
    ],
  ])('create a database and a collection at the same time: %s', async (_, write) => {
    const fresh = await openTestDatabase();
    const make = async (name: string, id: string) =>
      fresh.client.withSession((session) =>
        session.withTransaction<unknown>(() => write(fresh.database.collection<Row>(name), session, id)),
      );
    try {
      for (const name of ['with the database', 'in the database']) {
        await Promise.all(['a', 'b', 'c'].map((id) => make(name, id)));
        expect(await fresh.database.collection(name).countDocuments()).toBe(3);
      }
    } finally {
      await fresh.close();
    }
  });

  it('see their own writes and no concurrent commits', async () => {
    first.startTransaction();
    expect((await collection.findOne({ _id: 'a' }, { session: first }))?.n).toBe(0);
    await collection.updateOne({ _id: 'a' }, { $set: { n: 5 } });
    await collection.insertOne({ _id: 'c', n: 1 }, { session: first });
    expect((await collection.findOne({ _id: 'a' }, { session: first }))?.n).toBe(0);
    expect(await collection.countDocuments({}, { session: first })).toBe(3);
    expect(await collection.countDocuments({})).toBe(2);
    await first.commitTransaction();
    expect(await collection.countDocuments({})).toBe(3);
  });

  it.each([
    ['updateOne', (session: ClientSession) => collection.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session })],
    [
      'findOneAndUpdate',
      (session: ClientSession) => collection.findOneAndUpdate({ _id: 'a' }, { $inc: { n: 1 } }, { session }),
    ],
    ['deleteOne', (session: ClientSession) => collection.deleteOne({ _id: 'a' }, { session })],
  ])('fail with a retryable conflict for the second writer of a document: %s', async (_, write) => {
    first.startTransaction();
    second.startTransaction();
    await collection.findOne({ _id: 'b' }, { session: second });
    await collection.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session: first });
    await expect(write(second)).rejects.toMatchObject({
      code: 112,
      codeName: 'WriteConflict',
      errorLabels: ['TransientTransactionError'],
    });
    await first.commitTransaction();
    await second.abortTransaction();
    expect(await valueOf('a')).toBe(1);
  });

  it('fail with a conflict for a document that changed after they began', async () => {
    first.startTransaction();
    await collection.findOne({ _id: 'a' }, { session: first });
    await collection.updateOne({ _id: 'a' }, { $inc: { n: 1 } });
    await expect(collection.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session: first })).rejects.toMatchObject({
      code: 112,
    });
    await first.abortTransaction();
  });

  it('lose no updates when many of them increment the same document', async () => {
    const increments = Array.from({ length: 20 }, () =>
      test.client.withSession((session) =>
        session.withTransaction(async () => {
          const found = await collection.findOne({ _id: 'a' }, { session });
          await collection.updateOne({ _id: 'a' }, { $set: { n: (found?.n ?? 0) + 1 } }, { session });
        }),
      ),
    );
    await Promise.all(increments);
    expect(await valueOf('a')).toBe(20);
  });

  it.each([
    [
      'updateOne',
      (session: ClientSession) => collection.updateOne({ key: 'k' }, { $inc: { n: 1 } }, { upsert: true, session }),
    ],
    [
      'findOneAndUpdate',
      (session: ClientSession) =>
        collection.findOneAndUpdate({ key: 'k' }, { $inc: { n: 1 } }, { upsert: true, session }),
    ],
  ])('repeat an upsert after a concurrent insert of the document: %s', async (_, upsert) => {
    const all = Array.from({ length: 8 }, () =>
      test.client.withSession((session) => session.withTransaction(async () => void (await upsert(session)))),
    );
    await Promise.all(all);
    expect(await collection.find({ key: 'k' }).toArray()).toMatchObject([{ n: 8 }]);
  });

  it('end with a duplicate key error that names the key', async () => {
    await collection.insertOne({ _id: 'k', n: 1, key: 'k' });
    first.startTransaction();
    await collection.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session: first });
    await expect(collection.insertOne({ _id: 'l', n: 1, key: 'k' }, { session: first })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { key: 1 },
    });
    await expect(first.commitTransaction()).rejects.toMatchObject({ code: 251, codeName: 'NoSuchTransaction' });
    expect(await valueOf('a')).toBe(0);
  });

  it('end with a duplicate key error also if an update changes only one of its fields', async () => {
    const seats = test.database.collection<{ _id: string; row: string; place: number }>('seats');
    await seats.createIndex({ row: 1, place: 1 }, { unique: true });
    await seats.insertMany([
      { _id: 'a', row: 'x', place: 1 },
      { _id: 'b', row: 'x', place: 2 },
    ]);
    first.startTransaction();
    await expect(
      seats.findOneAndUpdate({ _id: 'b' }, { $set: { place: 1 } }, { session: first }),
    ).rejects.toMatchObject({ code: 11000 });
    second.startTransaction();
    await expect(seats.updateOne({ _id: 'b' }, { $set: { place: 1 } }, { session: second })).rejects.toMatchObject({
      code: 11000,
    });
  });

  it('can be committed twice, as after a lost reply', async () => {
    first.startTransaction();
    await collection.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session: first });
    await first.commitTransaction();
    await first.commitTransaction();
    expect(await valueOf('a')).toBe(1);
  });

  it('reject commands after their end', async () => {
    first.startTransaction();
    await collection.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session: first });
    const txnNumber = first.serverSession.txnNumber;
    await first.abortTransaction();
    const late = { find: 'rows', filter: {}, txnNumber, autocommit: false };
    await expect(test.database.command(late, { session: first })).rejects.toMatchObject({ code: 251 });
  });

  it('reject commands that MongoDB rejects in a transaction', async () => {
    first.startTransaction();
    await expect(test.database.command({ count: 'rows' }, { session: first })).rejects.toMatchObject({ code: 263 });
    await first.abortTransaction();
  });

  it('end their cursors', async () => {
    await collection.insertMany(Array.from({ length: 10 }, (_, n) => ({ _id: `x${n}`, n })));
    first.startTransaction();
    expect(await collection.find({}, { session: first, batchSize: 3 }).sort({ _id: 1 }).toArray()).toHaveLength(12);
    const open = collection.find({}, { session: first, batchSize: 3 });
    await open.next();
    const id = open.id;
    await first.commitTransaction();
    await expect(test.database.command({ getMore: id, collection: 'rows' }, { session: first })).rejects.toMatchObject({
      code: 43,
    });
  });
});
