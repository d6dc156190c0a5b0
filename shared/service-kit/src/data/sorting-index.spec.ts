import { Schema, Types } from 'mongoose';
import { sortingIndex, withoutId } from './sorting-index.ts';

const schema = new Schema({ at: Date, action: String, actor: { id: String }, key: String });
schema.index({ at: -1, _id: -1 });
schema.index({ action: 1, 'actor.id': 1, at: -1, _id: -1 });
schema.index({ key: 1 }, { unique: true, partialFilterExpression: { action: 'x' } });
const newest = { at: -1, _id: -1 } as const;

it.each([
  ['no filter', {}, newest, { at: -1, _id: -1 }],
  ['the opposite order', {}, { at: 1, _id: 1 } as const, { at: -1, _id: -1 }],
  [
    'equalities in any order',
    { 'actor.id': new Types.ObjectId(), action: 'a' },
    newest,
    { action: 1, 'actor.id': 1, at: -1, _id: -1 },
  ],
] as const)('finds the index of %s', (_, filter, sort, expected) => {
  expect(sortingIndex(schema, filter, sort)).toEqual(expected);
});

it.each([
  ['a filter that is no equality', { action: { $in: ['a'] }, 'actor.id': 'b' }, newest],
  ['a pattern', { action: /a/, 'actor.id': 'b' }, newest],
  ['a part of the fields', { action: 'a' }, newest],
  ['another order', {}, { at: -1, _id: 1 } as const],
  ['a partial index', {}, { key: 1 } as const],
] as const)('returns undefined for %s', (_, filter, sort) => {
  expect(sortingIndex(schema, filter, sort)).toBeUndefined();
});

it.each([
  [newest, { at: -1 }],
  [{ _id: -1 } as const, { _id: -1 }],
] as const)('omits the id from %j if there is another sort field', (sort, expected) => {
  expect(withoutId(sort)).toEqual(expected);
});
