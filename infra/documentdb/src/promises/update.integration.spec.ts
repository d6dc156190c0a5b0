import type { Document, UpdateOptions } from 'mongodb';
import { positionalOperators, updateModifiers, updateOperators, updateStages } from '../promises.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

/** A document before an update, the update, and the document after it. `filter` is set if the update depends on it. */
type Case = {
  before: Document;
  filter?: Document;
  update: Document | Document[];
  options?: UpdateOptions;
  after: Document;
};

const operators: Readonly<Record<(typeof updateOperators)[number], Case>> = {
  $set: { before: { a: 1 }, update: { $set: { a: 2, 'b.c': 3 } }, after: { a: 2, b: { c: 3 } } },
  $unset: { before: { a: 1, b: 2 }, update: { $unset: { a: '' } }, after: { b: 2 } },
  $setOnInsert: {
    before: { a: 1 },
    update: { $setOnInsert: { b: 2 }, $set: { a: 2 } },
    options: { upsert: true },
    after: { a: 2 },
  },
  $inc: { before: { a: 1 }, update: { $inc: { a: 2, b: -1 } }, after: { a: 3, b: -1 } },
  $mul: { before: { a: 3 }, update: { $mul: { a: 2 } }, after: { a: 6 } },
  $min: { before: { a: 3 }, update: { $min: { a: 2 } }, after: { a: 2 } },
  $max: { before: { a: 3 }, update: { $max: { a: 2, b: 1 } }, after: { a: 3, b: 1 } },
  $rename: { before: { a: 1 }, update: { $rename: { a: 'b' } }, after: { b: 1 } },
  $currentDate: {
    before: { a: 1 },
    update: { $currentDate: { at: true } },
    after: { a: 1, at: expect.any(Date) as Date },
  },
  $push: { before: { a: [1] }, update: { $push: { a: 2 } }, after: { a: [1, 2] } },
  $addToSet: { before: { a: [1] }, update: { $addToSet: { a: { $each: [1, 2] } } }, after: { a: [1, 2] } },
  $pull: {
    before: { a: [{ q: 1 }, { q: 5 }] },
    update: { $pull: { a: { q: { $gte: 5 } } } },
    after: { a: [{ q: 1 }] },
  },
  $pullAll: { before: { a: [1, 2, 1, 3] }, update: { $pullAll: { a: [1, 3] } }, after: { a: [2] } },
  $pop: { before: { a: [1, 2, 3] }, update: { $pop: { a: -1 } }, after: { a: [2, 3] } },
};

const modifiers: Readonly<Record<(typeof updateModifiers)[number], Case>> = {
  $each: { before: { a: [1] }, update: { $push: { a: { $each: [2, 3] } } }, after: { a: [1, 2, 3] } },
  $slice: { before: { a: [1, 2] }, update: { $push: { a: { $each: [3], $slice: -2 } } }, after: { a: [2, 3] } },
  $position: { before: { a: [1, 2] }, update: { $push: { a: { $each: [0], $position: 0 } } }, after: { a: [0, 1, 2] } },
  $sort: {
    before: { a: [{ q: 2 }] },
    update: { $push: { a: { $each: [{ q: 1 }], $sort: { q: 1 } } } },
    after: { a: [{ q: 1 }, { q: 2 }] },
  },
};

const positions: Readonly<Record<(typeof positionalOperators)[number], Case>> = {
  $: { before: { a: [1, 5, 9] }, filter: { a: 5 }, update: { $set: { 'a.$': 6 } }, after: { a: [1, 6, 9] } },
  '$[]': {
    before: { a: [{ q: 1 }, { q: 2 }] },
    update: { $inc: { 'a.$[].q': 10 } },
    after: { a: [{ q: 11 }, { q: 12 }] },
  },
  '$[<identifier>]': {
    before: {
      a: [
        { k: 'x', q: 1 },
        { k: 'y', q: 2 },
      ],
    },
    update: { $set: { 'a.$[line].q': 0 } },
    options: { arrayFilters: [{ 'line.k': 'y' }] },
    after: {
      a: [
        { k: 'x', q: 1 },
        { k: 'y', q: 0 },
      ],
    },
  },
};

const pipelines: Readonly<Record<(typeof updateStages)[number], Case>> = {
  $set: { before: { a: 1 }, update: [{ $set: { b: { $add: ['$a', 1] } } }], after: { a: 1, b: 2 } },
  $addFields: { before: { a: 1 }, update: [{ $addFields: { b: '$a' } }], after: { a: 1, b: 1 } },
  $unset: { before: { a: 1, b: 2 }, update: [{ $unset: 'a' }], after: { b: 2 } },
  $project: { before: { a: 1, b: 2 }, update: [{ $project: { b: 1 } }], after: { b: 2 } },
  $replaceRoot: {
    before: { a: { b: 2 } },
    update: [{ $replaceRoot: { newRoot: { $mergeObjects: [{ _id: '$_id' }, '$a'] } } }],
    after: { b: 2 },
  },
  $replaceWith: { before: { a: { b: 2 } }, update: [{ $replaceWith: { _id: '$_id', c: '$a.b' } }], after: { c: 2 } },
};

describe('promised updates', () => {
  let test: TestDatabase;
  let last = 0;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  async function prove({ before, filter, update, options, after }: Case): Promise<void> {
    last += 1;
    const collection = test.database.collection<{ _id: number }>('documents');
    await collection.insertOne({ _id: last, ...before });
    const result = await collection.updateOne({ _id: last, ...filter }, update, options);
    expect(result).toMatchObject({ matchedCount: 1, upsertedCount: 0 });
    expect(await collection.findOne({ _id: last })).toEqual({ _id: last, ...after });
  }

  it.each(updateOperators)('%s', (operator) => prove(operators[operator]));
  it.each(updateModifiers)('$push with %s', (modifier) => prove(modifiers[modifier]));
  it.each(positionalOperators)('the position %s', (position) => prove(positions[position]));
  it.each(updateStages)('the stage %s', (stage) => prove(pipelines[stage]));

  it("$setOnInsert writes the fields and the filter's equalities when an upsert inserts", async () => {
    const collection = test.database.collection('upserts');
    const result = await collection.updateOne(
      { slug: 'tea' },
      { $setOnInsert: { created: 1 }, $set: { price: 2 } },
      { upsert: true },
    );
    expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
    expect(await collection.findOne({ slug: 'tea' })).toMatchObject({ slug: 'tea', created: 1, price: 2 });
  });

  it('reports the numbers of matched and changed documents', async () => {
    const collection = test.database.collection('counted');
    await collection.insertMany([{ a: 1 }, { a: 2 }]);
    expect(await collection.updateMany({}, { $max: { a: 2 } })).toMatchObject({ matchedCount: 2, modifiedCount: 1 });
  });

  it('replaces a whole document except its id', async () => {
    const collection = test.database.collection('replaced');
    const { insertedId } = await collection.insertOne({ a: 1, b: 2 });
    await collection.replaceOne({ a: 1 }, { c: 3 });
    expect(await collection.findOne({})).toEqual({ _id: insertedId, c: 3 });
  });
});
