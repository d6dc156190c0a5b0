import type { Collection, Document, Filter } from 'mongodb';
import { queryOperators } from '../promises.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

type Row = { _id: number } & Document;

const rows: readonly Row[] = [
  {
    _id: 1,
    n: 1,
    s: 'apple',
    tags: ['a', 'b'],
    items: [
      { k: 'x', q: 5 },
      { k: 'y', q: 9 },
    ],
    limit: 2,
  },
  { _id: 2, n: 5, s: 'Banana', tags: ['b', 'c', 'd'], items: [{ k: 'x', q: 20 }], limit: 3, inner: { v: 1 } },
  { _id: 3, n: 10, s: 'cherry', tags: [], inner: { v: 3 }, limit: 20 },
  { _id: 4, s: null },
];

/** A filter with the operator, and the ids of the matching rows. */
const cases: Readonly<Record<(typeof queryOperators)[number], [Filter<Row>, number[]]>> = {
  $eq: [{ n: { $eq: 5 } }, [2]],
  $ne: [{ s: { $ne: 'apple' } }, [2, 3, 4]],
  $gt: [{ n: { $gt: 1 } }, [2, 3]],
  $gte: [{ n: { $gte: 5 } }, [2, 3]],
  $lt: [{ 'inner.v': { $lt: 3 } }, [2]],
  $lte: [{ n: { $lte: 5 } }, [1, 2]],
  $in: [{ tags: { $in: ['a', 'd'] } }, [1, 2]],
  $nin: [{ n: { $nin: [1, 5] } }, [3, 4]],
  $and: [{ $and: [{ tags: 'b' }, { n: { $gt: 1 } }] }, [2]],
  $or: [{ $or: [{ n: 1 }, { 'inner.v': 3 }] }, [1, 3]],
  $nor: [{ $nor: [{ n: 1 }, { s: null }] }, [2, 3]],
  $not: [{ n: { $not: { $gte: 5 } } }, [1, 4]],
  $exists: [{ inner: { $exists: true } }, [2, 3]],
  $type: [{ s: { $type: 'null' } }, [4]],
  $expr: [{ $expr: { $gt: ['$limit', '$n'] } }, [1, 3]],
  $mod: [{ n: { $mod: [5, 0] } }, [2, 3]],
  $regex: [{ s: { $regex: '^(apple|cherry)$' } }, [1, 3]],
  $options: [{ s: { $regex: 'b.n', $options: 'i' } }, [2]],
  $all: [{ tags: { $all: ['c', 'b'] } }, [2]],
  $elemMatch: [{ items: { $elemMatch: { k: 'x', q: { $gt: 10 } } } }, [2]],
  $size: [{ tags: { $size: 0 } }, [3]],
  $comment: [{ n: 5, $comment: 'who asks' }, [2]],
};

describe('promised query operators', () => {
  let test: TestDatabase;
  let collection: Collection<Row>;

  beforeAll(async () => {
    test = await openTestDatabase();
    collection = test.database.collection<Row>('rows');
    await collection.insertMany(rows.map((row) => ({ ...row })));
  });
  afterAll(() => test.close());

  it.each(queryOperators)('%s', async (operator) => {
    const [filter, expected] = cases[operator];
    const found = await collection.find(filter).sort({ _id: 1 }).project({ _id: 1 }).toArray();
    expect(found.map(({ _id }) => _id as number)).toEqual(expected);
  });

  it('match null where a field is missing, and a value inside an array', async () => {
    expect(await collection.countDocuments({ inner: null })).toBe(2);
    expect(await collection.countDocuments({ 'items.q': 9 })).toBe(1);
  });

  it('accept regular expressions as values', async () => {
    const found = await collection.find({ s: /an/ }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual([2]);
  });
});
