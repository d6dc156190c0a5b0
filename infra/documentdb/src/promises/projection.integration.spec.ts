import type { Collection, Document } from 'mongodb';
import { projectionOperators } from '../promises.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

type Row = { _id: number } & Document;

const row: Row = {
  _id: 1,
  name: { vi: 'Trà', en: 'Tea' },
  tags: ['a', 'b', 'c'],
  items: [
    { k: 'x', q: 5 },
    { k: 'y', q: 9 },
  ],
  price: 3,
};

/** A filter, a projection with the operator, and the expected document. */
const cases: Readonly<
  Record<(typeof projectionOperators)[number], { filter: Document; projection: Document; expected: Document }>
> = {
  $slice: {
    filter: {},
    projection: { _id: 1, tags: { $slice: -2 }, price: 1 },
    expected: { _id: 1, tags: ['b', 'c'], price: 3 },
  },
  $elemMatch: {
    filter: {},
    projection: { price: 1, items: { $elemMatch: { q: { $gt: 6 } } } },
    expected: { _id: 1, price: 3, items: [{ k: 'y', q: 9 }] },
  },
  $: { filter: { 'items.k': 'y' }, projection: { _id: 0, 'items.$': 1 }, expected: { items: [{ k: 'y', q: 9 }] } },
};

describe('promised projections', () => {
  let test: TestDatabase;
  let collection: Collection<Row>;

  beforeAll(async () => {
    test = await openTestDatabase();
    collection = test.database.collection<Row>('rows');
    await collection.insertOne({ ...row });
  });
  afterAll(() => test.close());

  it.each(projectionOperators)('%s', async (operator) => {
    const { filter, projection, expected } = cases[operator];
    expect(await collection.findOne(filter, { projection })).toEqual(expected);
  });

  it.each([
    ['fields', { price: 1 }, { _id: 1, price: 3 }],
    ['fields inside fields', { _id: 0, 'name.vi': 1 }, { name: { vi: 'Trà' } }],
    ['all but some', { items: 0, tags: 0, 'name.en': 0 }, { _id: 1, name: { vi: 'Trà' }, price: 3 }],
    ['expressions', { _id: 0, double: { $multiply: ['$price', 2] } }, { double: 6 }],
  ])('returns %s', async (_, projection, expected) => {
    expect(await collection.findOne({}, { projection })).toEqual(expected);
  });
});
