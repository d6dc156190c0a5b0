import type { Document } from 'mongodb';
import { accumulators, stages } from '../promises.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

const products = [
  { _id: 1, kind: 'tea', price: 10, tags: ['hot', 'green'], maker: 'm1', size: { w: 1 } },
  { _id: 2, kind: 'tea', price: 30, tags: ['hot'], maker: 'm2', size: { w: 2 } },
  { _id: 3, kind: 'rice', price: 20, tags: [], maker: 'm1', size: { w: 3 } },
];
const makers = [
  { _id: 'm1', name: 'Sen', land: 'VN' },
  { _id: 'm2', name: 'Mai', land: 'VN' },
];

/** A pipeline with the stage, and its expected result. */
const stageCases: Readonly<Record<(typeof stages)[number], [Document[], unknown]>> = {
  $match: [[{ $match: { kind: 'tea', price: { $gt: 10 } } }, { $project: { _id: 1 } }], [{ _id: 2 }]],
  $project: [
    [{ $match: { _id: 1 } }, { $project: { _id: 0, kind: 1, dear: { $gt: ['$price', 15] } } }],
    [{ kind: 'tea', dear: false }],
  ],
  $addFields: [
    [{ $match: { _id: 3 } }, { $addFields: { double: { $multiply: ['$price', 2] } } }, { $project: { double: 1 } }],
    [{ _id: 3, double: 40 }],
  ],
  $set: [[{ $match: { _id: 3 } }, { $set: { price: 1 } }, { $project: { price: 1 } }], [{ _id: 3, price: 1 }]],
  $unset: [[{ $match: { _id: 3 } }, { $unset: ['tags', 'size', 'maker', 'kind'] }], [{ _id: 3, price: 20 }]],
  $group: [
    [{ $group: { _id: '$kind', total: { $sum: '$price' } } }, { $sort: { _id: 1 } }],
    [
      { _id: 'rice', total: 20 },
      { _id: 'tea', total: 40 },
    ],
  ],
  $sort: [
    [{ $sort: { kind: 1, price: -1 } }, { $project: { _id: 1 } }],
    [{ _id: 3 }, { _id: 2 }, { _id: 1 }],
  ],
  $limit: [[{ $sort: { price: 1 } }, { $limit: 1 }, { $project: { price: 1 } }], [{ _id: 1, price: 10 }]],
  $skip: [[{ $sort: { price: 1 } }, { $skip: 2 }, { $project: { price: 1 } }], [{ _id: 2, price: 30 }]],
  $count: [[{ $match: { kind: 'tea' } }, { $count: 'teas' }], [{ teas: 2 }]],
  $unwind: [
    [
      { $match: { _id: { $in: [2, 3] } } },
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true } },
      { $sort: { _id: 1 } },
      { $project: { tags: 1 } },
    ],
    [{ _id: 2, tags: 'hot' }, { _id: 3 }],
  ],
  $lookup: [
    [
      { $match: { _id: 2 } },
      {
        $lookup: {
          from: 'makers',
          localField: 'maker',
          foreignField: '_id',
          as: 'made',
          pipeline: [{ $project: { name: 1 } }],
        },
      },
      { $project: { made: 1 } },
    ],
    [{ _id: 2, made: [{ _id: 'm2', name: 'Mai' }] }],
  ],
  $facet: [
    [
      {
        $facet: {
          total: [{ $count: 'n' }],
          cheapest: [{ $sort: { price: 1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
        },
      },
    ],
    [{ total: [{ n: 3 }], cheapest: [{ _id: 1 }] }],
  ],
  $replaceRoot: [[{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: '$size' } }], [{ w: 1 }]],
  $replaceWith: [[{ $match: { _id: 2 } }, { $replaceWith: { width: '$size.w' } }], [{ width: 2 }]],
  $sortByCount: [
    [{ $sortByCount: '$kind' }],
    [
      { _id: 'tea', count: 2 },
      { _id: 'rice', count: 1 },
    ],
  ],
  $sample: [[{ $sample: { size: 2 } }, { $count: 'n' }], [{ n: 2 }]],
  $unionWith: [
    [
      { $match: { _id: 1 } },
      { $project: { kind: 1 } },
      { $unionWith: { coll: 'makers', pipeline: [{ $match: { _id: 'm1' } }, { $project: { name: 1 } }] } },
    ],
    [
      { _id: 1, kind: 'tea' },
      { _id: 'm1', name: 'Sen' },
    ],
  ],
  $bucket: [
    [{ $bucket: { groupBy: '$price', boundaries: [0, 20, 100], output: { n: { $sum: 1 } } } }],
    [
      { _id: 0, n: 1 },
      { _id: 20, n: 2 },
    ],
  ],
};

/** The accumulator over the two teas, cheapest first, and its expected value. */
const accumulatorCases: Readonly<Record<(typeof accumulators)[number], [Document, unknown]>> = {
  $sum: [{ $sum: '$price' }, 40],
  $avg: [{ $avg: '$price' }, 20],
  $min: [{ $min: '$price' }, 10],
  $max: [{ $max: '$price' }, 30],
  $first: [{ $first: '$maker' }, 'm1'],
  $last: [{ $last: '$maker' }, 'm2'],
  $push: [{ $push: '$price' }, [10, 30]],
  $addToSet: [{ $addToSet: '$kind' }, ['tea']],
  $count: [{ $count: {} }, 2],
  $mergeObjects: [{ $mergeObjects: '$size' }, { w: 2 }],
};

describe('promised stages and accumulators', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase();
    await test.database.collection<(typeof products)[number]>('products').insertMany(structuredClone(products));
    await test.database.collection<(typeof makers)[number]>('makers').insertMany(structuredClone(makers));
  });
  afterAll(() => test.close());

  it.each(stages)('%s', async (stage) => {
    const [pipeline, expected] = stageCases[stage];
    expect(await test.database.collection('products').aggregate(pipeline).toArray()).toEqual(expected);
  });

  it.each(accumulators)('%s as an accumulator', async (accumulator) => {
    const [field, expected] = accumulatorCases[accumulator];
    const pipeline = [{ $match: { kind: 'tea' } }, { $sort: { price: 1 } }, { $group: { _id: null, value: field } }];
    expect(await test.database.collection('products').aggregate(pipeline).toArray()).toEqual([
      { _id: null, value: expected },
    ]);
  });

  it('$lookup takes variables and its own pipeline', async () => {
    const join = {
      from: 'products',
      let: { maker: '$_id' },
      pipeline: [{ $match: { $expr: { $eq: ['$maker', '$$maker'] } } }, { $count: 'n' }],
      as: 'made',
    };
    const found = await test.database
      .collection('makers')
      .aggregate([{ $lookup: join }, { $sort: { _id: 1 } }, { $project: { made: 1 } }])
      .toArray();
    expect(found).toEqual([
      { _id: 'm1', made: [{ n: 2 }] },
      { _id: 'm2', made: [{ n: 1 }] },
    ]);
  });
});
