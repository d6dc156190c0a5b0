import type { ClientSession, Collection, Document, FindCursor, Long } from 'mongodb';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

type Row = { _id: number; n: number; text: string };

const total = 1000;

describe('cursors', () => {
  let test: TestDatabase;
  let rows: Collection<Row>;

  beforeAll(async () => {
    test = await openTestDatabase();
    rows = test.database.collection<Row>('rows');
    await rows.insertMany(Array.from({ length: total }, (_, n) => ({ _id: n, n: n % 7, text: 'x'.repeat(100) })));
    await rows.createIndex({ n: 1, _id: 1 });
  });
  afterAll(() => test.close());

  const open = async (cursor: FindCursor<Row>): Promise<Long> => {
    await cursor.next();
    expect(cursor.id).toBeDefined();
    return cursor.id as Long;
  };
  const getMore = (id: Long, options: { session?: ClientSession } = {}) =>
    test.database.command({ getMore: id, collection: 'rows', batchSize: 10 }, options);

  it.each<[string, () => AsyncIterable<Document>]>([
    ['find', () => rows.find({}, { batchSize: 100 })],
    ['find, filtered', () => rows.find({ _id: { $gte: 0 } }, { batchSize: 33 })],
    ['find, in an index’s order', () => rows.find({}, { batchSize: 100 }).sort({ n: 1, _id: 1 })],
    ['find, sorted without an index', () => rows.find({}, { batchSize: 100 }).sort({ text: 1, _id: -1 })],
    ['aggregate', () => rows.aggregate([{ $group: { _id: '$_id' } }], { batchSize: 100 })],
  ])('return every document once: %s', async (_, cursor) => {
    const seen = new Set<number>();
    let count = 0;
    for await (const { _id } of cursor()) {
      seen.add(_id as number);
      count += 1;
    }
    expect([count, seen.size]).toEqual([total, total]);
  });

  it('preserve their order across pages', async () => {
    const found = await rows
      .find({}, { batchSize: 90 })
      .sort({ n: -1, _id: 1 })
      .map(({ n }) => n)
      .toArray();
    expect(found).toEqual(found.toSorted((a, b) => b - a));
  });

  it('stop at their limit', async () => {
    expect(await rows.find({}, { batchSize: 10 }).sort({ _id: 1 }).limit(25).toArray()).toHaveLength(25);
  });

  it.each([
    ['plain', { _id: 1 }],
    ['sorted', { text: 1 }],
  ] as const)('end when they are closed: %s', async (_, sort) => {
    const cursor = rows.find({}, { batchSize: 10 }).sort(sort);
    const id = await open(cursor);
    await cursor.close();
    await expect(getMore(id)).rejects.toMatchObject({ code: 43, codeName: 'CursorNotFound' });
  });

  it('end after the last page', async () => {
    const cursor = rows.find({}, { batchSize: 600 });
    const id = await open(cursor);
    await cursor.toArray();
    await expect(getMore(id)).rejects.toMatchObject({ code: 43 });
  });

  it('end with their session', async () => {
    const session = test.client.startSession();
    const id = await open(rows.find({}, { batchSize: 10, session }));
    await test.client.db('admin').command({ endSessions: [session.id] });
    await expect(getMore(id, { session })).rejects.toMatchObject({ code: 43 });
    await session.endSession();
  });

  it('belong to the session that opened them', async () => {
    const [own, other] = [test.client.startSession(), test.client.startSession()];
    const id = await open(rows.find({}, { batchSize: 10, session: own }));
    await expect(getMore(id, { session: other })).rejects.toMatchObject({ code: 50738 });
    expect(((await getMore(id, { session: own })) as { cursor: { nextBatch: Row[] } }).cursor.nextBatch).toHaveLength(
      10,
    );
    await Promise.all([own.endSession(), other.endSession()]);
  });

  it('belong to their collection', async () => {
    const session = test.client.startSession();
    const id = await open(rows.find({}, { batchSize: 10, session }));
    await expect(test.database.command({ getMore: id, collection: 'other' }, { session })).rejects.toMatchObject({
      code: 13,
    });
    await session.endSession();
  });
});
