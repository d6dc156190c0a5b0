import type { Document } from 'bson';
import { Long, ObjectId } from 'bson';
import { assertPromised } from './assert-promised.ts';

const find = (filter: Document, rest: Document = {}) => ({ find: 'rows', filter, ...rest, $db: 'x', lsid: {} });
const update = (u: unknown, rest: Document = {}) => ({ update: 'rows', updates: [{ q: { _id: 1 }, u, ...rest }] });
const aggregate = (...pipeline: Document[]) => ({ aggregate: 'rows', pipeline, cursor: {} });

describe('assertPromised', () => {
  it.each<[string, Document]>([
    ['a filter', find({ a: 1, b: { $in: [1], $not: /x/ }, $or: [{ c: { $elemMatch: { d: { $gt: 1 } } } }] })],
    ['values that are documents', find({ a: { b: { c: 1 } }, id: new ObjectId(), n: Long.ONE, at: new Date() })],
    ['an expression in a filter', find({ $expr: { $gt: ['$a', { $add: ['$b', 1] }] } })],
    [
      'a projection',
      find(
        {},
        {
          projection: {
            a: 1,
            b: { $slice: 1 },
            c: { $elemMatch: { d: { $gt: 1 } } },
            e: { $concat: ['$a', 'x'] },
            'f.$': 1,
          },
        },
      ),
    ],
    [
      'an update',
      update(
        { $set: { 'a.$[x].b': 1 }, $push: { c: { $each: [1], $slice: 5 } }, $pull: { d: { $in: [1] } } },
        { arrayFilters: [{ 'x.k': { $gte: 1 } }] },
      ),
    ],
    ['an update that is a pipeline', update([{ $set: { a: { $add: ['$a', 1] } } }])],
    ['a replacement', update({ a: { b: 1 } })],
    [
      'a pipeline',
      aggregate(
        { $match: { a: { $gt: 1 } } },
        { $lookup: { from: 'b', as: 'b', pipeline: [{ $limit: 1 }] } },
        { $group: { _id: { $year: '$at' }, n: { $sum: 1 } } },
      ),
    ],
    ['text that looks like an operator', aggregate({ $project: { a: { $literal: { $where: 1 } } } })],
    [
      'an index',
      {
        createIndexes: 'rows',
        indexes: [{ key: { a: 1, b: -1 }, name: 'x', unique: true, partialFilterExpression: { a: { $exists: true } } }],
      },
    ],
    ['a command in other letters', { ISMASTER: 1 }],
    ['an explanation', { explain: find({ a: 1 }), verbosity: 'queryPlanner' }],
  ])('accepts a promised command: %s', (_, command) => {
    expect(() => assertPromised(command)).not.toThrow();
  });

  it.each<[string, Document]>([
    ['$where', find({ $where: 'true' })],
    ['$near', find({ a: { $near: [1, 2] } })],
    ['$where', find({ $and: [{ $nor: [{ $where: 'true' }] }] })],
    ['$bitsAllSet', find({ a: { $not: { $bitsAllSet: 1 } } })],
    ['$function', find({ $expr: { $eq: [{ $function: {} }, 1] } })],
    ['$meta', find({}, { projection: { score: { $meta: 'textScore' } } })],
    ['tailable', find({}, { tailable: true })],
    ['$bit', update({ $bit: { a: { and: 1 } } })],
    ['$jsonSchema', update({ $pull: { a: { $jsonSchema: {} } } })],
    ['$where', update({ $set: { a: 1 } }, { arrayFilters: [{ $where: 1 }] })],
    ['$group', update([{ $group: { _id: 1 } }])],
    ['sort', update({ $set: { a: 1 } }, { sort: { a: 1 } })],
    ['$where', { delete: 'rows', deletes: [{ q: { $where: 1 }, limit: 1 }] }],
    ['$out', aggregate({ $out: 'x' })],
    ['$geoNear', aggregate({ $facet: { a: [{ $geoNear: {} }] } })],
    ['$where', aggregate({ $lookup: { from: 'b', as: 'b', pipeline: [{ $match: { $where: 1 } }] } })],
    ['$stdDevPop', aggregate({ $group: { _id: null, x: { $stdDevPop: '$a' } } })],
    ['$function', aggregate({ $group: { _id: null, x: { $sum: { $function: {} } } } })],
    [
      '$accumulator',
      aggregate({ $bucket: { groupBy: '$a', boundaries: [0, 1], output: { x: { $accumulator: {} } } } }),
    ],
    ['$tsSecond', aggregate({ $project: { a: { $cond: [true, { $tsSecond: '$b' }, 0] } } })],
    ['text', { createIndexes: 'rows', indexes: [{ key: { a: 'text' }, name: 'x' }] }],
    ['hidden', { createIndexes: 'rows', indexes: [{ key: { a: 1 }, name: 'x', hidden: true }] }],
    ['$where', { explain: find({ $where: 1 }) }],
    ['$where', { findAndModify: 'rows', query: { $where: 1 } }],
    ['collStats', { collStats: 'rows' }],
  ])('refuses %s by name', (name, command) => {
    expect(() => assertPromised(command)).toThrow(
      expect.objectContaining({ code: 115, message: expect.stringContaining(`${name} is no `) as string }) as Error,
    );
  });
});
