import { Types } from 'mongoose';
import type { ProductAction } from '@gvg/contracts/catalogue/http/product-changes';
import type { CardSource } from '../product/product.presenter.ts';
import { planChange } from './plan-change.ts';

const category = new Types.ObjectId();
const product = { price: 185_000, stock: 10, category, producer: category, isShowed: true, isDeleted: false };
const plan = (action: ProductAction, fields: Partial<CardSource> = {}) =>
  planChange({ ...product, ...fields } as CardSource, action);
const percent = (value: number, roundTo: 1 | 1_000 = 1_000) =>
  ({ kind: 'PRICE_BY_PERCENT', percent: value, roundTo }) as const;

it.each([
  [185_000, 5, 194_000],
  [210_000, 5, 221_000],
  [110_000, 5, 116_000],
  [100_000, -7.25, 93_000],
  [90_000_000_000, 0.01, 90_009_000_000],
])('changes the price of %d by %d %% to %d', (price, value, expected) => {
  expect(plan(percent(value), { price })).toEqual({ fields: { price: expected }, before: { price } });
});

it('rounds prices half up without binary fraction errors', () => {
  expect(plan(percent(0.35, 1), { price: 1_000 })).toMatchObject({ fields: { price: 1_004 } });
});

it('changes the price by an amount, also downwards', () => {
  const action = { kind: 'PRICE_BY_AMOUNT', amount: -5_400, roundTo: 1_000 } as const;
  expect(plan(action)).toMatchObject({ fields: { price: 180_000 } });
});

it.each([
  ['PRICE_OUT_OF_RANGE', percent(-90), { price: 4_000 }],
  ['PRICE_OUT_OF_RANGE', percent(900), { price: 99_000_000_000 }],
  ['PRICE_OUT_OF_RANGE', { kind: 'PRICE_BY_AMOUNT', amount: -200_000, roundTo: 1_000 }, {}],
  ['SALE_PRICE_NOT_BELOW_PRICE', percent(-10), { salePrice: 167_000 }],
  ['UNCHANGED', percent(0.1), {}],
  ['UNCHANGED', { kind: 'SHOWN', isShowed: true }, {}],
  ['UNCHANGED', { kind: 'CATEGORY', category: category.toHexString() }, {}],
  ['STOCK_NOT_ENOUGH', { kind: 'STOCK', change: -11, reason: 'BROKEN', note: '' }, {}],
  ['STOCK_TOO_BIG', { kind: 'STOCK', change: 999_991, reason: 'RECEIVED', note: '' }, {}],
  ['PRODUCT_WAS_DELETED', { kind: 'SHOWN', isShowed: false }, { isDeleted: true }],
] as [string, ProductAction, Partial<CardSource>][])('rejects a product with %s', (reason, action, fields) => {
  expect(plan(action, fields)).toEqual({ reason });
});

it('keeps a sale price below the new price', () => {
  expect(plan(percent(-10), { salePrice: 166_000 })).toMatchObject({ fields: { price: 167_000 } });
});
