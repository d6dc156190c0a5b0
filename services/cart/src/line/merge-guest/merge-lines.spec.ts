import { Types } from 'mongoose';
import type { KnownProduct } from '../../product/known-products.ts';
import type { StoredLine } from '../stored-line.ts';
import { mergeLines } from './merge-lines.ts';

const product = (id: string, amount: number) =>
  ({ _id: new Types.ObjectId(), key: `product:${id}`, amount, product: { _id: id } }) as StoredLine;
const outside = (key?: string) =>
  ({
    _id: new Types.ObjectId(),
    ...(key !== undefined && { key: `link:${key}` }),
    amount: 1,
    outside: { name: 'x' },
  }) as StoredLine;
const stock = (amounts: Record<string, number>) =>
  new Map(Object.entries(amounts).map(([id, amount]) => [id, { type: 'NORMAL', stock: amount } as KnownProduct]));

const none = new Set<string>();

it('moves lines that the user does not have', () => {
  const lines = [product('a', 2), outside('x'), outside()];
  expect(
    mergeLines(lines, [product('b', 1), outside('y'), outside()], { products: stock({ a: 10 }), quoted: none }),
  ).toEqual({ moved: lines, added: [], dropped: [] });
});

it.each([
  [2, 3, 10, 5],
  [2, 3, 4, 4],
  [2, 3, 1, 2],
  [8_000, 8_000, 1_000_000, 10_000],
])('adds %i to %i of a product with a stock of %i up to %i', (user, guest, inStock, amount) => {
  const [from, to] = [product('a', guest), product('a', user)];
  expect(mergeLines([from], [to], { products: stock({ a: inStock }), quoted: none }).added).toEqual([
    { from, to, amount },
  ]);
});

it('adds nothing for a product that catalogue does not have', () => {
  expect(mergeLines([product('a', 3)], [product('a', 2)], { products: stock({}), quoted: none }).added).toMatchObject([
    { amount: 2 },
  ]);
});

it('drops a link that the user has', () => {
  const line = outside('x');
  expect(mergeLines([line], [outside('x')], { products: stock({}), quoted: none })).toEqual({
    moved: [],
    added: [],
    dropped: [line],
  });
});

it('adds nothing to a line with a quote', () => {
  const line = product('a', 2);
  expect(
    mergeLines([product('a', 3)], [line], { products: stock({ a: 100 }), quoted: new Set([line._id.toHexString()]) })
      .added,
  ).toMatchObject([{ amount: 2 }]);
});
