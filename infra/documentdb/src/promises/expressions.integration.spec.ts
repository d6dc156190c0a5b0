import type { Document } from 'mongodb';
import { Decimal128, Long, ObjectId } from 'mongodb';
import { expressions } from '../promises.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

const at = new Date('2026-03-04T05:06:07.890Z');
const id = '64b0c0ffee0123456789abcd';
const subject = {
  _id: 1,
  n: 7,
  m: -2.5,
  s: ' Trà Xanh ',
  list: [3, 1, 2],
  lines: [
    { q: 2, p: 10 },
    { q: 1, p: 5 },
  ],
  o: { a: 1, b: 2 },
  at,
  nothing: null,
};

/** An expression over the subject, and its value. */
const cases: Readonly<Record<(typeof expressions)[number], [Document, unknown]>> = {
  $add: [{ $add: ['$n', 1, 2] }, 10],
  $subtract: [{ $subtract: ['$n', 2] }, 5],
  $multiply: [{ $multiply: ['$n', 2] }, 14],
  $divide: [{ $divide: ['$n', 2] }, 3.5],
  $mod: [{ $mod: ['$n', 4] }, 3],
  $abs: [{ $abs: '$m' }, 2.5],
  $ceil: [{ $ceil: '$m' }, -2],
  $floor: [{ $floor: '$m' }, -3],
  $round: [{ $round: [2.567, 2] }, 2.57],
  $trunc: [{ $trunc: '$m' }, -2],
  $sqrt: [{ $sqrt: 16 }, 4],
  $pow: [{ $pow: [2, 10] }, 1024],
  $eq: [{ $eq: ['$n', 7] }, true],
  $ne: [{ $ne: ['$n', 7] }, false],
  $gt: [{ $gt: ['$n', 6] }, true],
  $gte: [{ $gte: ['$n', 7] }, true],
  $lt: [{ $lt: ['$n', 7] }, false],
  $lte: [{ $lte: ['$n', 7] }, true],
  $cmp: [{ $cmp: ['$n', 8] }, -1],
  $and: [{ $and: [{ $gt: ['$n', 1] }, true] }, true],
  $or: [{ $or: [false, { $gt: ['$n', 100] }] }, false],
  $not: [{ $not: ['$nothing'] }, true],
  $cond: [{ $cond: { if: { $gt: ['$n', 5] }, then: 'many', else: 'few' } }, 'many'],
  $ifNull: [{ $ifNull: ['$nothing', '$missing', 'else'] }, 'else'],
  $switch: [{ $switch: { branches: [{ case: { $eq: ['$n', 1] }, then: 'one' }], default: 'other' } }, 'other'],
  $arrayElemAt: [{ $arrayElemAt: ['$list', -1] }, 2],
  $first: [{ $first: '$list' }, 3],
  $last: [{ $last: '$list' }, 2],
  $concatArrays: [{ $concatArrays: ['$list', [9]] }, [3, 1, 2, 9]],
  $filter: [{ $filter: { input: '$list', as: 'x', cond: { $gte: ['$$x', 2] } } }, [3, 2]],
  $in: [{ $in: [2, '$list'] }, true],
  $indexOfArray: [{ $indexOfArray: ['$list', 1] }, 1],
  $isArray: [{ $isArray: '$list' }, true],
  $map: [{ $map: { input: '$lines', as: 'line', in: { $multiply: ['$$line.q', '$$line.p'] } } }, [20, 5]],
  $range: [{ $range: [0, 6, 2] }, [0, 2, 4]],
  $reduce: [{ $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
  $reverseArray: [{ $reverseArray: '$list' }, [2, 1, 3]],
  $size: [{ $size: '$list' }, 3],
  $slice: [{ $slice: ['$list', 2] }, [3, 1]],
  $sortArray: [{ $sortArray: { input: '$list', sortBy: 1 } }, [1, 2, 3]],
  $arrayToObject: [{ $arrayToObject: [[{ k: 'x', v: 1 }]] }, { x: 1 }],
  $objectToArray: [
    { $objectToArray: '$o' },
    [
      { k: 'a', v: 1 },
      { k: 'b', v: 2 },
    ],
  ],
  $mergeObjects: [{ $mergeObjects: ['$o', { b: 3 }] }, { a: 1, b: 3 }],
  $setUnion: [{ $sortArray: { input: { $setUnion: ['$list', [3, 4]] }, sortBy: 1 } }, [1, 2, 3, 4]],
  $setIntersection: [{ $setIntersection: ['$list', [3, 4]] }, [3]],
  $setDifference: [{ $setDifference: ['$list', [3, 1]] }, [2]],
  $setIsSubset: [{ $setIsSubset: [[1, 2], '$list'] }, true],
  $anyElementTrue: [{ $anyElementTrue: [[false, '$n']] }, true],
  $allElementsTrue: [{ $allElementsTrue: [[true, 0]] }, false],
  $sum: [{ $sum: '$lines.q' }, 3],
  $avg: [{ $avg: '$list' }, 2],
  $min: [{ $min: '$list' }, 1],
  $max: [{ $max: '$list' }, 3],
  $concat: [{ $concat: ['a', '-', 'b'] }, 'a-b'],
  $toLower: [{ $toLower: 'TEA' }, 'tea'],
  $toUpper: [{ $toUpper: 'tea' }, 'TEA'],
  $substrCP: [{ $substrCP: ['$s', 1, 3] }, 'Trà'],
  $strLenCP: [{ $strLenCP: '$s' }, 10],
  $indexOfCP: [{ $indexOfCP: ['$s', 'X'] }, 5],
  $split: [{ $split: ['a,b', ','] }, ['a', 'b']],
  $trim: [{ $trim: { input: '$s' } }, 'Trà Xanh'],
  $ltrim: [{ $ltrim: { input: '$s' } }, 'Trà Xanh '],
  $rtrim: [{ $rtrim: { input: '$s' } }, ' Trà Xanh'],
  $regexMatch: [{ $regexMatch: { input: '$s', regex: 'xanh', options: 'i' } }, true],
  $replaceOne: [{ $replaceOne: { input: 'a-a', find: 'a', replacement: 'b' } }, 'b-a'],
  $replaceAll: [{ $replaceAll: { input: 'a-a', find: 'a', replacement: 'b' } }, 'b-b'],
  $strcasecmp: [{ $strcasecmp: ['TEA', 'tea'] }, 0],
  $dateToString: [
    { $dateToString: { date: '$at', format: '%Y-%m-%d %H:%M', timezone: 'Asia/Ho_Chi_Minh' } },
    '2026-03-04 12:06',
  ],
  $dateFromString: [{ $dateFromString: { dateString: '2026-03-04T05:06:07.890Z' } }, at],
  $dateTrunc: [{ $dateTrunc: { date: '$at', unit: 'month' } }, new Date('2026-03-01T00:00:00Z')],
  $dateAdd: [{ $dateAdd: { startDate: '$at', unit: 'day', amount: 1 } }, new Date('2026-03-05T05:06:07.890Z')],
  $dateSubtract: [
    { $dateSubtract: { startDate: '$at', unit: 'hour', amount: 5 } },
    new Date('2026-03-04T00:06:07.890Z'),
  ],
  $dateDiff: [{ $dateDiff: { startDate: new Date('2026-03-01T00:00:00Z'), endDate: '$at', unit: 'day' } }, 3],
  $year: [{ $year: '$at' }, 2026],
  $month: [{ $month: '$at' }, 3],
  $dayOfMonth: [{ $dayOfMonth: '$at' }, 4],
  $dayOfWeek: [{ $dayOfWeek: '$at' }, 4],
  $hour: [{ $hour: '$at' }, 5],
  $minute: [{ $minute: '$at' }, 6],
  $second: [{ $second: '$at' }, 7],
  $toString: [{ $toString: '$n' }, '7'],
  $toInt: [{ $toInt: '12' }, 12],
  $toLong: [{ $eq: [{ $type: { $toLong: '12' } }, 'long'] }, true],
  $toDouble: [{ $toDouble: '1.5' }, 1.5],
  $toDecimal: [{ $toDecimal: '1.5' }, Decimal128.fromString('1.5')],
  $toBool: [{ $toBool: 1 }, true],
  $toDate: [{ $toDate: Long.fromNumber(at.getTime()) }, at],
  $toObjectId: [{ $toObjectId: id }, new ObjectId(id)],
  $convert: [{ $convert: { input: 'x', to: 'int', onError: -1 } }, -1],
  $type: [{ $type: '$s' }, 'string'],
  $isNumber: [{ $isNumber: '$n' }, true],
  $literal: [{ $literal: '$n' }, '$n'],
  $let: [{ $let: { vars: { x: 2 }, in: { $multiply: ['$$x', '$n'] } } }, 14],
  $getField: [{ $getField: { field: 'a', input: '$o' } }, 1],
};

describe('promised expressions', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase();
    await test.database.collection<typeof subject>('subjects').insertOne({ ...subject });
  });
  afterAll(() => test.close());

  it.each(expressions)('%s', async (operator) => {
    const [expression, expected] = cases[operator];
    const found = await test.database
      .collection('subjects')
      .aggregate([{ $project: { _id: 0, value: expression } }])
      .toArray();
    expect(found).toEqual([{ value: expected }]);
  });

  it('supports the variables for the root document, the current time and a removed field', async () => {
    const fields = { self: '$$ROOT.n', recent: { $gt: ['$$NOW', '$at'] }, gone: '$$REMOVE' };
    expect(
      await test.database
        .collection('subjects')
        .aggregate([{ $project: { _id: 0, ...fields } }])
        .toArray(),
    ).toEqual([{ self: 7, recent: true }]);
  });
});
