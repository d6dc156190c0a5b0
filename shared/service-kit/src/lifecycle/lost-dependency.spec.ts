import { mongo } from 'mongoose';
import { isLostDependency } from './lost-dependency.ts';

const serverError = (code: number) => new mongo.MongoServerError({ message: 'no primary', code });

test.each([
  ['a lost connection', new mongo.MongoNetworkError('connection 1 to 127.0.0.1:1 closed')],
  ['no server', new mongo.MongoServerSelectionError('connect ECONNREFUSED', {} as never)],
  ['a server that lost its storage', serverError(6)],
  ['a server that is no primary', serverError(10_107)],
  ['a connection that is not back', new Error('Operation `products.find()` buffering timed out after 10000ms')],
  ['a cache without a connection', new Error("Stream isn't writeable and enableOfflineQueue options is false")],
  ['a lost connection as the cause', new Error('reading failed', { cause: new mongo.MongoNetworkError('closed') })],
])('returns true for %s', (_, error) => {
  expect(isLostDependency(error)).toBe(true);
});

test.each([
  ['a duplicate key', serverError(11_000)],
  ['a wrong query', serverError(2)],
  ['a bug', new TypeError('x is undefined')],
  ['no error', 'closed'],
])('returns false for %s', (_, error) => {
  expect(isLostDependency(error)).toBe(false);
});
