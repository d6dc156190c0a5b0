import { Types } from 'mongoose';
import type { StoredLine } from '../../line/stored-line.ts';
import type { KnownProduct } from '../../product/known-products.ts';
import { answeredLines } from './answered-lines.ts';

const at = new Date('2026-11-22T09:00:00Z');
const customer = { kind: 'user', id: 'a'.repeat(24) } as const;
const common = { customer, status: 'IN_CART', revision: 1, createdAt: at, updatedAt: at } as const;
const outside = (amount: number, fields: Partial<StoredLine['outside']> = {}): StoredLine => ({
  ...common,
  _id: new Types.ObjectId(),
  type: 'WITHOUT_SYSTEM',
  amount,
  outside: { name: 'Nồi đất', images: [], note: '', ...fields },
});
const product = (amount: number): StoredLine => ({ ...common, _id: new Types.ObjectId(), type: 'IN_SYSTEM', amount });

const idOf = ({ _id }: StoredLine) => _id.toHexString();
const offer = (line: StoredLine, fields: object = {}) =>
  ({ line: idOf(line), price: 100_000, weightGrams: 500, goodsType: 'NORMAL', ...fields }) as const;
const sold = (fields: Partial<KnownProduct> = {}) =>
  ({
    name: { vi: 'Nước mắm', en: 'Fish sauce' },
    image: 'a.png',
    isCategoryShown: true,
    isProducerShown: true,
    ...fields,
  }) as KnownProduct;
const [sauce, hidden] = ['b'.repeat(24), 'c'.repeat(24)];
const products = new Map([
  [sauce, sold()],
  [hidden, sold({ isShowed: false })],
]);
const context = { feePercent: 5, locale: 'en', products } as const;

describe('answered lines', () => {
  it('are in the order of the quote, with the default fee for the whole line and the category type of the request', () => {
    const [pot, cake] = [outside(3, { categoryType: 'PACKAGED_FOOD' }), product(2)];
    expect(answeredLines([pot, cake], [offer(cake, { fee: 1_234 }), offer(pot)], context)).toEqual({
      lines: [offer(pot, { fee: 15_000, categoryType: 'PACKAGED_FOOD' }), offer(cake, { fee: 1_234 })],
      goods: 500_000,
      serviceFee: 16_234,
    });
  });

  it('exclude refused ones from the sums', () => {
    const [pot, cake] = [outside(1), product(1)];
    const refusal = { line: idOf(pot), refusal: 'Sold out everywhere' };
    expect(answeredLines([pot, cake], [refusal, offer(cake)], context)).toMatchObject({
      lines: [refusal, {}],
      goods: 100_000,
      serviceFee: 5_000,
    });
  });

  it('name the substitutes of a refused one', () => {
    const pot = outside(1);
    const refusal = { line: idOf(pot), refusal: 'Sold out', substitutes: [sauce] };
    expect(answeredLines([pot], [refusal], context).lines).toEqual([
      { ...refusal, substitutes: [{ product: sauce, name: { vi: 'Nước mắm', en: 'Fish sauce' }, image: 'a.png' }] },
    ]);
  });

  it('use the category type of the answer instead of that of the request', () => {
    const pot = outside(1, { categoryType: 'PACKAGED_FOOD' });
    expect(answeredLines([pot], [offer(pot, { categoryType: 'SEEDS' })], context).lines[0]).toMatchObject({
      categoryType: 'SEEDS',
    });
  });

  const [first, second] = [outside(1, { categoryType: 'SEEDS' }), outside(1)];
  it.each([
    [
      'a line twice',
      [first, second],
      [offer(first), offer(second, { categoryType: 'SEEDS' }), offer(first)],
      [['lines.2.line', 'INVALID_VALUE']],
    ],
    ['a line of another quote', [first], [offer(first), offer(second)], [['lines.1.line', 'INVALID_VALUE']]],
    ['without one of the lines', [first, second], [offer(first)], [['lines', 'REQUIRED']]],
    [
      'goods from outside without a category type',
      [first, second],
      [offer(first), offer(second)],
      [['lines.1.categoryType', 'REQUIRED']],
    ],
    [
      'a substitute that the shop does not sell, or one twice',
      [first],
      [{ line: idOf(first), refusal: 'Sold out', substitutes: [hidden, sauce, sauce] }],
      [
        ['lines.0.substitutes.0', 'INVALID_VALUE'],
        ['lines.0.substitutes.2', 'INVALID_VALUE'],
      ],
    ],
    ['more money than an amount can be', [outside(10_000, { categoryType: 'SEEDS' })], 'dear', [['lines', 'TOO_BIG']]],
  ] as const)('are rejected with %s', (_, lines, answers, expected) => {
    const given = answers === 'dear' ? lines.map((line) => offer(line, { price: 100_000_000 })) : answers;
    const answer = () => answeredLines(lines, given as never, context);
    expect(answer).toThrow(
      expect.objectContaining({
        code: 'INVALID_PAYLOAD',
        details: expected.map(([path, code]) => expect.objectContaining({ path, code }) as unknown),
      }),
    );
  });
});
