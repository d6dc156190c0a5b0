import type { Collection, Document } from 'mongodb';
import { commands } from '../promises.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

type CommandName = keyof typeof commands;
type Row = { _id: number } & Document;

/** A case for each command, called through the driver’s own methods where available, as in services. */
describe('promised commands', () => {
  let test: TestDatabase;
  let collection: Collection<Row>;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  beforeEach(async () => {
    collection = test.database.collection<Row>('rows');
    await collection.deleteMany({});
    await collection.insertMany([1, 2, 3, 4, 5].map((n) => ({ _id: n, n, even: n % 2 === 0 })));
  });
  afterAll(() => test.close());

  const cases: Readonly<Record<CommandName, () => Promise<void>>> = {
    hello: async () => {
      expect(await test.client.db('admin').command({ hello: 1 })).toMatchObject({
        isWritablePrimary: true,
        setName: expect.any(String) as string,
        logicalSessionTimeoutMinutes: 30,
      });
    },
    isMaster: async () => {
      expect(await test.client.db('admin').command({ isMaster: 1 })).toMatchObject({
        ismaster: true,
        maxBsonObjectSize: 16_777_216,
      });
    },
    ping: async () => {
      expect(await test.database.command({ ping: 1 })).toMatchObject({ ok: 1 });
    },
    buildInfo: async () => {
      expect(await test.database.admin().buildInfo()).toMatchObject({
        version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      });
    },
    connectionStatus: async () => {
      expect(await test.client.db('admin').command({ connectionStatus: 1 })).toMatchObject({
        authInfo: { authenticatedUsers: expect.any(Array) as unknown[] },
      });
    },
    saslStart: async () => {
      const start = {
        saslStart: 1,
        mechanism: 'SCRAM-SHA-256',
        payload: Buffer.from('n,,n=nobody,r=abc'),
        options: { skipEmptyExchange: true },
      };
      await expect(test.client.db('admin').command(start)).rejects.toMatchObject({
        code: 18,
        codeName: 'AuthenticationFailed',
      });
    },
    saslContinue: async () => {
      await expect(
        test.client.db('admin').command({ saslContinue: 1, conversationId: 1, payload: Buffer.alloc(0) }),
      ).rejects.toMatchObject({ code: 17 });
    },
    find: async () => {
      const found = await collection
        .find({ n: { $gt: 1 } })
        .sort({ n: -1 })
        .skip(1)
        .limit(2)
        .project({ n: 1 })
        .toArray();
      expect(found).toEqual([
        { _id: 4, n: 4 },
        { _id: 3, n: 3 },
      ]);
    },
    aggregate: async () => {
      const pipeline = [
        { $match: { $expr: { $gt: ['$n', '$$least'] } } },
        { $sort: { n: 1 as const } },
        { $project: { _id: 1 } },
      ];
      expect(await collection.aggregate(pipeline, { let: { least: 3 }, allowDiskUse: true }).toArray()).toEqual([
        { _id: 4 },
        { _id: 5 },
      ]);
    },
    count: async () => {
      expect(await collection.countDocuments({ even: true })).toBe(2);
      expect(await test.database.command({ count: 'rows', query: { n: { $gt: 0 } }, skip: 1 })).toMatchObject({
        ok: 1,
        n: 4,
      });
      // An estimate: the engine's statistics include removed rows until they are vacuumed.
      expect(await collection.estimatedDocumentCount()).toBeGreaterThanOrEqual(0);
    },
    distinct: async () => {
      expect((await collection.distinct('even', { n: { $gt: 1 } })).toSorted()).toEqual([false, true]);
    },
    getMore: async () => {
      expect(
        await collection
          .find({}, { batchSize: 2 })
          .sort({ n: 1 })
          .map(({ n }) => n as number)
          .toArray(),
      ).toEqual([1, 2, 3, 4, 5]);
    },
    killCursors: async () => {
      const cursor = collection.find({}, { batchSize: 2 });
      await cursor.next();
      const id = cursor.id;
      await cursor.close();
      await expect(test.database.command({ getMore: id, collection: 'rows' })).rejects.toMatchObject({ code: 43 });
    },
    insert: async () => {
      const result = await collection.insertMany([{ _id: 6 }, { _id: 7 }], { ordered: false });
      expect(result.insertedCount).toBe(2);
    },
    update: async () => {
      const changes = [
        { updateOne: { filter: { _id: 1 }, update: { $set: { n: 10 } } } },
        { updateMany: { filter: { even: true }, update: { $inc: { n: 1 } } } },
        { replaceOne: { filter: { _id: 9 }, replacement: { n: 9 }, upsert: true } },
      ];
      expect(await collection.bulkWrite(changes)).toMatchObject({
        matchedCount: 3,
        modifiedCount: 3,
        upsertedCount: 1,
      });
    },
    bulkWrite: async () => {
      const namespaces = ['rows', 'others'].map((name) => ({ ns: `${test.database.databaseName}.${name}` }));
      const command = {
        bulkWrite: 1,
        ops: [
          { insert: 0, document: { _id: 6, n: 6 } },
          { update: 0, filter: { even: true }, updateMods: { $inc: { n: 10 } }, multi: true },
          {
            update: 0,
            filter: { _id: 1 },
            updateMods: { $set: { 'list.$[item]': 1 } },
            multi: false,
            arrayFilters: [{ item: 2 }],
          },
          { insert: 1, document: { _id: 1 } },
        ],
        nsInfo: namespaces,
        ordered: true,
        errorsOnly: true,
      };
      await collection.updateOne({ _id: 1 }, { $set: { list: [2, 3] } });
      await test.database.createCollection('others');
      const reply = await test.client.withSession((session) =>
        session.withTransaction(() => test.client.db('admin').command(command, { session })),
      );
      expect(reply).toMatchObject({ nInserted: 2, nMatched: 3, nModified: 3, nErrors: 0, cursor: { firstBatch: [] } });
      expect(await collection.find({}).sort({ _id: 1 }).toArray()).toMatchObject([
        { n: 1, list: [1, 3] },
        { n: 12 },
        { n: 3 },
        { n: 14 },
        { n: 5 },
        { n: 6 },
      ]);
      expect(await test.database.collection('others').countDocuments()).toBe(1);
    },
    delete: async () => {
      expect(await collection.deleteOne({ even: true })).toMatchObject({ deletedCount: 1 });
      expect(await collection.deleteMany({ even: false })).toMatchObject({ deletedCount: 3 });
    },
    findAndModify: async () => {
      const sort = { n: -1 } as const;
      expect(
        await collection.findOneAndUpdate(
          { even: true },
          { $inc: { n: 100 } },
          { sort, returnDocument: 'after', projection: { n: 1 } },
        ),
      ).toEqual({ _id: 4, n: 104 });
      expect(
        await collection.findOneAndReplace({ _id: 9 }, { n: 9 }, { upsert: true, returnDocument: 'after' }),
      ).toEqual({ _id: 9, n: 9 });
      expect(await collection.findOneAndDelete({ _id: 9 })).toEqual({ _id: 9, n: 9 });
      expect(await collection.findOneAndUpdate({ _id: 99 }, { $set: { n: 1 } })).toBeNull();
    },
    create: async () => {
      await test.database.createCollection('made');
      await expect(test.database.createCollection('made')).resolves.toBeDefined();
      expect(await test.database.listCollections({ name: 'made' }).toArray()).toHaveLength(1);
    },
    drop: async () => {
      await test.database.collection('dropped').insertOne({});
      expect(await test.database.collection('dropped').drop()).toBe(true);
      expect(await test.database.listCollections({ name: 'dropped' }).toArray()).toEqual([]);
      await expect(test.database.collection('dropped').drop()).resolves.toBe(true);
    },
    dropDatabase: async () => {
      const other = test.client.db(`${test.database.databaseName}_other`);
      await other.collection('x').insertOne({});
      expect(await other.dropDatabase()).toBe(true);
      expect(await other.collection('x').countDocuments()).toBe(0);
    },
    listCollections: async () => {
      const [named] = await test.database.listCollections({ name: 'rows' }, { nameOnly: true }).toArray();
      expect(named).toMatchObject({ name: 'rows', type: 'collection' });
    },
    listDatabases: async () => {
      const { databases } = await test.database.admin().listDatabases({ nameOnly: true });
      expect(databases.map(({ name }) => name)).toContain(test.database.databaseName);
    },
    createIndexes: async () => {
      expect(await collection.createIndexes([{ key: { n: 1 } }, { key: { even: 1, n: -1 }, name: 'named' }])).toEqual([
        'n_1',
        'named',
      ]);
      expect(await collection.createIndex({ n: 1 })).toBe('n_1');
    },
    dropIndexes: async () => {
      await collection.createIndex({ gone: 1 });
      await collection.dropIndex('gone_1');
      expect(await collection.indexExists('gone_1')).toBe(false);
      await expect(collection.dropIndex('gone_1')).rejects.toMatchObject({ code: 27, codeName: 'IndexNotFound' });
    },
    listIndexes: async () => {
      await collection.createIndex({ sku: 1 }, { unique: true, sparse: true });
      const found = (await collection.indexes()).find(({ name }) => name === 'sku_1');
      expect(found).toMatchObject({ key: { sku: 1 }, unique: true, sparse: true });
    },
    explain: async () => {
      const explained = await collection.find({ n: 3 }).explain('queryPlanner');
      expect(explained).toMatchObject({
        queryPlanner: { namespace: collection.namespace, winningPlan: { stage: expect.any(String) as string } },
      });
      const run = await collection.find({ n: 3 }).explain('executionStats');
      expect(run).toMatchObject({ executionStats: { nReturned: 1 } });
    },
    commitTransaction: async () => {
      const session = test.client.startSession();
      await session.withTransaction(() => collection.insertOne({ _id: 20 }, { session }));
      await session.endSession();
      expect(await collection.countDocuments({ _id: 20 })).toBe(1);
    },
    abortTransaction: async () => {
      const session = test.client.startSession();
      session.startTransaction();
      await collection.insertOne({ _id: 21 }, { session });
      expect(await collection.countDocuments({ _id: 21 }, { session })).toBe(1);
      await session.abortTransaction();
      await session.endSession();
      expect(await collection.countDocuments({ _id: 21 })).toBe(0);
    },
    endSessions: async () => {
      const session = test.client.startSession();
      await collection.findOne({}, { session });
      expect(await test.client.db('admin').command({ endSessions: [session.id] })).toMatchObject({ ok: 1 });
      await session.endSession();
    },
  };

  it.each(Object.keys(commands) as CommandName[])('%s', (command) => cases[command]());

  it('ends a command at maxTimeMS', async () => {
    const everyPair = [{ $lookup: { from: 'rows', pipeline: [], as: 'x' } }, { $unwind: '$x' }];
    const slow = [...Array.from({ length: 10 }, () => everyPair).flat(), { $count: 'n' }];
    await expect(collection.aggregate(slow, { maxTimeMS: 50 }).toArray()).rejects.toMatchObject({
      code: 50,
      codeName: 'MaxTimeMSExpired',
    });
  });
});
