import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { moveNames, movesOf } from './moves.ts';
import type { MoveName } from './moves.ts';

const orderOf = (
  status: Order['status'],
  { due = 0, credit = 0, grams }: { due?: number; credit?: number; grams?: number } = {},
) =>
  ({
    status,
    totals: { goods: 0, serviceFee: 0, freight: 0, surcharge: 0, paid: 0, due, credit },
    shipping: { ...(grams === undefined ? {} : { actualGrams: grams }) },
  }) as Order;

const allowed = (order: Order): MoveName[] =>
  movesOf(order)
    .filter(({ reason }) => reason === undefined)
    .map(({ name }) => name);

it.each([
  ['AWAITING_DEPOSIT', { due: 1 }, ['CANCEL']],
  ['AWAITING_DEPOSIT', {}, ['START', 'CANCEL']],
  ['PURCHASING', {}, ['CANCEL']],
  ['AT_WAREHOUSE', {}, ['CANCEL']],
  ['AT_WAREHOUSE', { grams: 1 }, ['PACK', 'CANCEL']],
  ['AWAITING_BALANCE', { grams: 1, due: 1 }, ['CANCEL']],
  ['AWAITING_BALANCE', { grams: 1 }, ['PACK', 'CANCEL']],
  ['PACKED', { grams: 1 }, ['SHIP', 'CANCEL']],
  ['PACKED', { grams: 1, due: 1 }, ['CANCEL']],
  ['SHIPPED', { grams: 1 }, ['DELIVER']],
  ['DELIVERED', { grams: 1, credit: 1 }, ['REFUND']],
  ['CANCELLED', { credit: 1 }, ['REFUND']],
  ['REFUNDED', {}, []],
] as const)('an order in %s with %j allows %j', (status, money, moves) => {
  expect(allowed(orderOf(status, money))).toEqual(moves);
});

it('returns the reason why a move is not possible', () => {
  const reasons = Object.fromEntries(movesOf(orderOf('AT_WAREHOUSE')).map(({ name, reason }) => [name, reason]));
  expect(reasons).toEqual({
    PACK: 'NOT_WEIGHED',
    SHIP: 'NOT_PACKED',
    DELIVER: 'NOT_SHIPPED',
    REFUND: 'NO_CREDIT',
    CANCEL: undefined,
  });
});

it('includes START only before the deposit', () => {
  expect(movesOf(orderOf('PACKED')).map(({ name }) => name)).toEqual(moveNames.filter((name) => name !== 'START'));
});
