import {
  cartChanged,
  orderAmended,
  orderChangeProposed,
  orderDueChanged,
  orderLineBought,
  orderLineCancelled,
  orderPlaced,
  orderPriceAnswered,
  orderPriceAsked,
  orderProposalEnded,
  orderRefundTakenBack,
  orderRefunded,
  orderShipmentCorrected,
  orderStatusChanged,
  paymentReceived,
  paymentSurplus,
  quoteAccepted,
  quoteAnswered,
  quoteDeclined,
  quoteExpired,
  quoteRequested,
  quoteWithdrawn,
} from '@gvg/contracts/cart/events';
import { matchers } from '@gvg/testing/http-pact';
import { eventPact } from '../testing/event-pact.fixtures.ts';
import { onCartChanged } from './on-cart-changed.consumer.ts';
import { onOrderChanged } from './on-order-changed.consumer.ts';
import { onPaymentReceived } from './on-payment-received.consumer.ts';
import { onQuoteChanged } from './on-quote-changed.consumer.ts';

const { boolean, integer, regex, string } = matchers;
const [order, user, line, payment, quote] = ['cd', 'ce', 'cf', 'd0', 'd1'].map(
  (end) => `64b0c0ffee0123456789ab${end}`,
) as [string, string, string, string, string];
const status = regex(/^[A-Z_]+$/.source, 'PURCHASING');
const common = { _id: string(order), code: string('GVG7K3F2Q'), user: string(user) };
const rooms = [`user:${user}`, 'staff'];
const { sentAfter } = eventPact('cart');

it('sends the new total of a cart to its customer', async () => {
  const data = { customer: { kind: regex('^(user|guest)$', 'user'), id: string(user) }, totalAmount: integer(3) };
  expect(await sentAfter(onCartChanged, cartChanged, 'the lines of a cart have changed', data)).toEqual([
    [`user:${user}`, 'CART', { totalAmount: 3 }],
  ]);
});

it.each([
  ['an order was placed', orderPlaced, { ...common, status, due: integer(1) }, { status: 'PURCHASING' }],
  [
    'an order has moved on',
    orderStatusChanged,
    { ...common, from: status, status, due: integer(1) },
    { status: 'PURCHASING' },
  ],
  [
    'another sum is to be paid for an order',
    orderDueChanged,
    { ...common, from: status, status, dueBefore: integer(0), due: integer(1), missing: integer(0) },
    { status: 'PURCHASING' },
  ],
  [
    'money of an order has gone back',
    orderRefunded,
    { ...common, status, amount: integer(1), left: integer(0) },
    { status: 'PURCHASING' },
  ],
  ['a refund of an order was a mistake', orderRefundTakenBack, { ...common, amount: integer(1) }, {}],
  [
    'the shipment of an order was corrected',
    orderShipmentCorrected,
    { ...common, carrier: string('EMS'), trackingCode: string('EE123456785VN') },
    {},
  ],
  ['a line of an order was cancelled', orderLineCancelled, { ...common, line: string(line) }, {}],
  ['a line of an order was bought', orderLineBought, { ...common, line: string(line) }, {}],
  [
    'a line of an order costs more',
    orderPriceAsked,
    { ...common, line: string(line), price: integer(560_000), until: string('2026-11-24T02:12:00.000Z') },
    {},
  ],
  [
    'a customer has answered to a dearer price',
    orderPriceAnswered,
    { ...common, line: string(line), price: integer(560_000), accepted: boolean(true) },
    {},
  ],
  [
    'a change of an order waits for its customer',
    orderChangeProposed,
    {
      ...common,
      proposal: string(line),
      until: string('2026-11-24T02:12:00.000Z'),
      totalBefore: integer(1),
      total: integer(2),
    },
    {},
  ],
  [
    'a proposed change of an order has ended',
    orderProposalEnded,
    { ...common, proposal: string(line), outcome: regex(/^[A-Z]+$/.source, 'ACCEPTED') },
    {},
  ],
  ['an order has become another one', orderAmended, { ...common, dueBefore: integer(1), due: integer(2) }, {}],
])('announces that %s', async (description, contract, data, expected) => {
  expect(await sentAfter(onOrderChanged, contract, description, data)).toEqual([
    [rooms, 'ORDER', { order, code: 'GVG7K3F2Q', ...expected }],
  ]);
});

it('announces a paid order', async () => {
  const data = { ...common, _id: string(payment), order: string(order), amount: integer(1), due: integer(1) };
  expect(await sentAfter(onPaymentReceived, paymentReceived, 'a transfer counts for an order', data)).toEqual([
    [rooms, 'ORDER', { order, code: 'GVG7K3F2Q' }],
  ]);
});

it('announces a payment beyond the amount due', async () => {
  const data = { ...common, _id: string(payment), order: string(order), amount: integer(1), status };
  expect(await sentAfter(onPaymentReceived, paymentSurplus, 'a transfer is more than is due', data)).toEqual([
    [rooms, 'ORDER', { order, code: 'GVG7K3F2Q' }],
  ]);
});

it.each([quoteRequested, quoteAnswered, quoteAccepted, quoteDeclined, quoteWithdrawn, quoteExpired])(
  'announces a change of a quote: $type',
  async (contract) => {
    const data = {
      _id: string(quote),
      user: string(user),
      status: regex(/^[A-Z_]+$/.source, 'ANSWERED'),
      version: integer(1),
    };
    expect(await sentAfter(onQuoteChanged, contract, `a quote has changed: ${contract.type}`, data)).toEqual([
      [rooms, 'ORDER', { quote }],
    ]);
  },
);
