import { intendedDocument } from './intended-document.ts';
import { valueAtPath } from './value-at-path.ts';

describe('intendedDocument', () => {
  it.each([
    ['operators', { a: 1 }, { $set: { b: 2 }, $inc: { c: 1 } }, false, { b: 2 }],
    [
      'an upsert',
      { a: 1, b: { $eq: 2 }, c: { $gt: 3 } },
      { $set: { d: 4 }, $setOnInsert: { e: 5 } },
      true,
      { a: 1, b: 2, d: 4, e: 5 },
    ],
    ['an upsert with conditions in $and', { $and: [{ a: 1 }, { b: 2 }] }, {}, true, { a: 1, b: 2 }],
    ['a replacement', { _id: 1 }, { a: 2 }, false, { a: 2 }],
    ['a pipeline', { a: 1 }, [{ $set: { b: 2 } }], true, { a: 1 }],
  ])('%s', (_, filter, update, upsert, expected) => {
    expect(intendedDocument(filter, update, upsert)).toEqual(expected);
  });
});

describe('valueAtPath', () => {
  it.each([
    ['a field', { a: 1 }, 'a', 1],
    ['a nested field', { a: { b: { c: 1 } } }, 'a.b.c', 1],
    ['a path as an update writes it', { 'a.b': 1 }, 'a.b', 1],
    ['both', { 'a.b': { c: 1 } }, 'a.b.c', 1],
    ['nothing', { a: 1 }, 'a.b', undefined],
    ['no way into a list', { a: [{ b: 1 }] }, 'a.b', undefined],
  ])('%s', (_, document, path, expected) => {
    expect(valueAtPath(document, path)).toBe(expected);
  });
});
