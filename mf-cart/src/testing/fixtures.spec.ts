import { orderSchema } from '@gvg/contracts/cart/http/order-schema';
import { quoteSchema } from '@gvg/contracts/cart/http/quotes';
import { awaitingBalance, awaitingDeposit, cancelled, delivered, purchasing, shipped } from './orders.ts';
import { answered, requested } from './quotes.ts';

it.each([awaitingDeposit, purchasing, awaitingBalance, shipped, delivered, cancelled])(
  'orders of specs match the contract: $status',
  (order) => {
    expect(orderSchema.parse(order)).toEqual(order);
  },
);

it.each([requested, answered])('quotes of specs match the contract: $status', (quote) => {
  expect(quoteSchema.parse(quote)).toEqual(quote);
});
