import { Types } from 'mongoose';
import type { CartLineState } from '@gvg/contracts/cart/terms';
import type { KnownProduct } from '../product/known-products.ts';
import type { StoredQuote } from '../quote/quote.model.ts';
import type { LineQuote } from './line-quote.ts';
import { lineQuoteOf } from './line-quote.ts';
import { lineState } from './line-state.ts';
import type { StoredLine } from './stored-line.ts';

const now = new Date('2026-11-22T08:00:00.000Z');
const later = new Date(now.getTime() + 1);

const product: KnownProduct = {
  _id: 'a'.repeat(24),
  name: { vi: 'Bánh tráng', en: '' },
  image: 'x.jpg',
  price: 65_000,
  weightGrams: 550,
  type: 'NORMAL',
  category: 'c'.repeat(24),
  producer: 'd'.repeat(24),
  stock: 3,
  isDeleted: false,
  isCategoryShown: true,
  isProducerShown: true,
  revision: 1,
};
const hard = { type: 'HARD_TO_GET' } as const;

function stateOf({
  snapshot = {},
  current = {},
  amount = 2,
  quote,
}: {
  snapshot?: object;
  current?: object | null;
  amount?: number;
  quote?: LineQuote;
}): CartLineState {
  const line = { type: 'IN_SYSTEM', amount, product: { ...product, ...snapshot } } as const;
  return lineState({ line, product: current === null ? undefined : { ...product, ...current }, quote });
}

const quoted = (status: LineQuote['status'], fields: Partial<LineQuote> = {}): LineQuote => ({
  _id: 'b'.repeat(24),
  status,
  amount: 2,
  isUsed: false,
  offer: { price: 1, fee: 0 },
  ...fields,
});

describe('a product line', () => {
  it.each<[string, CartLineState, Parameters<typeof stateOf>[0]]>([
    ['is ready while all is as the customer has seen it', 'READY', {}],
    ['is ready with all of the stock', 'READY', { amount: 3 }],
    ['waits for the customer when the price has changed', 'PRICE_CHANGED', { current: { price: 70_000 } }],
    ['waits for the customer when stock does not cover it', 'NOT_ENOUGH_STOCK', { amount: 4 }],
    ['names the stock before the price', 'NOT_ENOUGH_STOCK', { amount: 4, current: { price: 1 } }],
    ['cannot be had when the product is gone', 'NOT_AVAILABLE', { current: null }],
    ['cannot be had when the product is removed', 'NOT_AVAILABLE', { current: { isDeleted: true } }],
    ['cannot be had when the product is hidden', 'NOT_AVAILABLE', { current: { isShowed: false } }],
    ['cannot be had when its category is hidden', 'NOT_AVAILABLE', { current: { isCategoryShown: false } }],
    ['cannot be had when its producer is hidden', 'NOT_AVAILABLE', { current: { isProducerShown: false } }],
    ['needs a quote when it is hard to get', 'NEEDS_QUOTE', { snapshot: hard, current: hard }],
    ['needs a quote whatever the stock', 'NEEDS_QUOTE', { snapshot: hard, current: { ...hard, stock: 0 } }],
    ['needs a quote since it became hard to get', 'NEEDS_QUOTE', { current: hard }],
    [
      'holds its quote whatever price, weight and stock become',
      'QUOTED',
      { snapshot: hard, current: { ...hard, price: 1, weightGrams: 1, stock: 0 }, quote: quoted('ACCEPTED') },
    ],
    [
      'holds its quote while the category is hidden',
      'QUOTED',
      { snapshot: hard, current: { ...hard, isCategoryShown: false }, quote: quoted('ACCEPTED') },
    ],
    [
      'loses its quote with the product',
      'NOT_AVAILABLE',
      { snapshot: hard, current: { ...hard, isDeleted: true }, quote: quoted('ACCEPTED') },
    ],
    [
      'loses its quote when the product is hidden',
      'NOT_AVAILABLE',
      { snapshot: hard, current: { ...hard, isShowed: false }, quote: quoted('ACCEPTED') },
    ],
    ['loses its quote with another type', 'READY', { snapshot: hard, current: {}, quote: quoted('ACCEPTED') }],
    [
      'needs another quote for another amount',
      'NEEDS_QUOTE',
      { snapshot: hard, current: hard, amount: 3, quote: quoted('ACCEPTED') },
    ],
    [
      'shows that its quote is requested',
      'QUOTE_REQUESTED',
      { snapshot: hard, current: hard, quote: quoted('REQUESTED') },
    ],
    [
      'cannot be had although its quote is requested',
      'NOT_AVAILABLE',
      { snapshot: hard, current: { ...hard, isProducerShown: false }, quote: quoted('REQUESTED') },
    ],
  ])('%s', (_, state, facts) => {
    expect(stateOf(facts)).toBe(state);
  });
});

describe('an outside line', () => {
  it.each<[string, CartLineState, LineQuote | undefined]>([
    ['without a quote', 'NEEDS_QUOTE', undefined],
    ['requested', 'QUOTE_REQUESTED', { _id: 'b', status: 'REQUESTED', amount: 2, isUsed: false }],
    ['answered', 'QUOTE_ANSWERED', quoted('ANSWERED')],
    ['accepted', 'QUOTED', quoted('ACCEPTED')],
    ['accepted for another amount', 'NEEDS_QUOTE', quoted('ACCEPTED', { amount: 1 })],
    ['ordered before', 'NEEDS_QUOTE', quoted('ACCEPTED', { isUsed: true })],
    ['ordered before by a quote that has expired', 'NEEDS_QUOTE', quoted('EXPIRED', { isUsed: true })],
    ['declined', 'NEEDS_QUOTE', quoted('DECLINED')],
    ['withdrawn', 'NEEDS_QUOTE', quoted('WITHDRAWN')],
    ['expired', 'QUOTE_EXPIRED', quoted('EXPIRED')],
    ['refused', 'QUOTE_REFUSED', quoted('ANSWERED', { offer: { refusal: 'Không gửi được' } })],
    ['refused in an accepted quote', 'QUOTE_REFUSED', quoted('ACCEPTED', { offer: { refusal: 'Không gửi được' } })],
    ['refused in an expired quote', 'QUOTE_REFUSED', quoted('EXPIRED', { offer: { refusal: 'Không gửi được' } })],
  ])('%s', (_, state, quote) => {
    expect(lineState({ line: { type: 'WITHOUT_SYSTEM', amount: 2 }, quote })).toBe(state);
  });
});

describe('the quote of a line', () => {
  const line = { _id: new Types.ObjectId(), amount: 2 } as StoredLine;
  const offers = (price: number) => [{ line: line._id.toHexString(), price, fee: 100 }];
  const quote = (fields: Partial<StoredQuote>) =>
    ({
      _id: new Types.ObjectId(),
      lines: [line],
      versions: [
        { version: 1, lines: offers(1) },
        { version: 2, lines: offers(2) },
      ],
      status: 'ANSWERED',
      expiresAt: later,
      ...fields,
    }) as StoredQuote;

  it('is read from the last version, or from the accepted one', () => {
    expect(lineQuoteOf(line, quote({}), now)).toMatchObject({
      status: 'ANSWERED',
      amount: 2,
      offer: { price: 2, fee: 100 },
    });
    expect(lineQuoteOf(line, quote({ status: 'ACCEPTED', acceptedVersion: 1 }), now)?.offer).toEqual({
      price: 1,
      fee: 100,
    });
  });

  it('is used once an order has used it for that line', () => {
    const uses = [{ line: line._id.toHexString(), order: 'c', at: now }];
    expect(lineQuoteOf(line, quote({ status: 'ACCEPTED', uses }), now)?.isUsed).toBe(true);
    expect(
      lineQuoteOf(line, quote({ status: 'ACCEPTED', uses: [{ ...uses[0]!, line: 'another' }] }), now)?.isUsed,
    ).toBe(false);
  });

  it.each(['ANSWERED', 'ACCEPTED'] as const)('is expired after its end while %s', (status) => {
    expect(lineQuoteOf(line, quote({ status, expiresAt: now }), now)?.status).toBe('EXPIRED');
    expect(lineQuoteOf(line, quote({ status, expiresAt: later }), now)?.status).toBe(status);
  });

  it('is undefined for a line it does not contain, and has no offer before staff has answered', () => {
    expect(lineQuoteOf({ _id: new Types.ObjectId() }, quote({}), now)).toBeUndefined();
    expect(lineQuoteOf(line, quote({ status: 'REQUESTED', versions: [] }), now)).not.toHaveProperty('offer');
  });
});
