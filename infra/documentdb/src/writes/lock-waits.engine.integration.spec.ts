import type { ClientSession, Collection } from 'mongodb';
import type { TestAdapter } from '../testing/test-adapter.ts';
import { startTestAdapter } from '../testing/test-adapter.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

type Row = { _id: string; n: number };

const writers = 8;

describe('plain writes of a document written by an open transaction', () => {
  let adapter: TestAdapter;
  let test: TestDatabase;
  let rows: Collection<Row>;
  let session: ClientSession;

  beforeAll(async () => {
    // Longer than a test takes on a busy machine. An earlier abort would release the waiting writers.
    adapter = await startTestAdapter({ transactionLifetime: 30_000 });
    test = await openTestDatabase(adapter.uri);
    rows = test.database.collection<Row>('rows');
  });
  beforeEach(async () => {
    await rows.deleteMany({});
    await rows.insertMany([
      { _id: 'locked', n: 0 },
      { _id: 'free', n: 0 },
    ]);
    session = test.client.startSession();
    session.startTransaction();
    await rows.updateOne({ _id: 'locked' }, { $inc: { n: 1 } }, { session });
  });
  afterEach(() => session.endSession());
  afterAll(async () => {
    await test.close();
    await adapter.close();
  });

  const increment = { $inc: { n: 1 } };
  const values = async () => Object.fromEntries((await rows.find().toArray()).map(({ _id, n }) => [_id, n]));

  it.each([
    ['updateOne', () => rows.updateOne({ _id: 'locked' }, increment)],
    ['updateMany', () => rows.updateMany({ n: { $gte: 0 }, _id: 'locked' }, increment)],
    ['findOneAndUpdate', () => rows.findOneAndUpdate({ _id: 'locked' }, increment)],
  ])('wait for its end without blocking reads and other writes: %s', async (_, write) => {
    const waiting = Array.from({ length: writers }, () => write());
    await rows.updateOne({ _id: 'free' }, increment);
    for (let read = 0; read < writers; read += 1) expect(await values()).toEqual({ locked: 0, free: 1 });
    await session.commitTransaction();
    await Promise.all(waiting);
    expect(await values()).toEqual({ locked: 1 + writers, free: 1 });
  });

  it.each([
    ['retryable', 'updateOne'],
    ['not retryable', 'updateMany'],
  ] as const)('apply each statement of a bulk write once: %s', async (_, operation) => {
    const bulk = rows.bulkWrite(
      ['free', 'locked', 'free'].map((_id) => ({ [operation]: { filter: { _id }, update: increment } }) as never),
    );
    for (let write = 0; write < 3; write += 1) await rows.updateOne({ _id: 'free' }, { $inc: { n: 100 } });
    expect(await values()).toEqual({ locked: 0, free: 300 });
    await session.commitTransaction();
    expect(await bulk).toMatchObject({ modifiedCount: 3 });
    expect(await values()).toEqual({ locked: 2, free: 302 });
  });

  it('fail at maxTimeMS', async () => {
    await expect(rows.findOneAndUpdate({ _id: 'locked' }, increment, { maxTimeMS: 400 })).rejects.toMatchObject({
      code: 50,
      codeName: 'MaxTimeMSExpired',
    });
    await session.commitTransaction();
    expect(await values()).toEqual({ locked: 1, free: 0 });
  });

  it('do not block readers of a collection whose drop is waiting', async () => {
    const dropped = rows.drop();
    for (let read = 0; read < writers; read += 1) expect(await values()).toEqual({ locked: 0, free: 0 });
    await session.commitTransaction();
    expect(await dropped).toBe(true);
    expect(await values()).toEqual({});
  });
});
