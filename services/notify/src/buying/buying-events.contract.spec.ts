import type { ClientSession } from 'mongoose';
import {
  orderAmended,
  orderCancelled,
  orderChangeProposed,
  orderDueChanged,
  orderLineCancelled,
  orderMentioned,
  orderPlaced,
  orderPriceAnswered,
  orderPriceAsked,
  orderProposalEnded,
  orderRefundTakenBack,
  orderRefunded,
  orderShipmentCorrected,
  orderStatusChanged,
  paymentAccountMissing,
  paymentReceived,
  paymentSurplus,
  paymentUnmatched,
  quoteAnswered,
  quoteRequested,
} from '@gvg/contracts/cart/events';
import type { EventContract } from '@gvg/contracts/definitions/event';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import { awaitingBalance, sampleIds, sampleQuote } from '../templates/buying/buying-contents.fixtures.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { onOrderAmended } from './on-order-amended.consumer.ts';
import { onOrderCancelled } from './on-order-cancelled.consumer.ts';
import { onOrderChangeProposed } from './on-order-change-proposed.consumer.ts';
import { onOrderRefunded } from './on-order-refunded.consumer.ts';
import { onOrderRefundTakenBack } from './on-order-refund-taken-back.consumer.ts';
import { onOrderDueChanged } from './on-order-due-changed.consumer.ts';
import { onOrderLineCancelled } from './on-order-line-cancelled.consumer.ts';
import { onOrderMentioned } from './on-order-mentioned.consumer.ts';
import { onOrderPlaced } from './on-order-placed.consumer.ts';
import { onOrderPriceAnswered } from './on-order-price-answered.consumer.ts';
import { onOrderPriceAsked } from './on-order-price-asked.consumer.ts';
import { onOrderProposalEnded } from './on-order-proposal-ended.consumer.ts';
import { onOrderShipmentCorrected } from './on-order-shipment-corrected.consumer.ts';
import { onOrderStatusChanged } from './on-order-status-changed.consumer.ts';
import { onPaymentAccountMissing } from './on-payment-account-missing.consumer.ts';
import { onPaymentReceived } from './on-payment-received.consumer.ts';
import { onPaymentSurplus } from './on-payment-surplus.consumer.ts';
import { onPaymentUnmatched } from './on-payment-unmatched.consumer.ts';
import { onQuoteAnswered } from './on-quote-answered.consumer.ts';
import { onQuoteRequested } from './on-quote-requested.consumer.ts';

const { boolean, integer, regex, string } = matchers;
const { order, payment, quote, user } = sampleIds;
const status = regex(/^[A-Z_]+$/.source, 'AWAITING_BALANCE');

/** Returns the mails that a consumer queues and the notifications that it stores after an event with `data`. */
async function resultOf(
  register: (notify: BuyingDependencies) => Promise<void>,
  contract: EventContract,
  description: string,
  data: object,
) {
  const updateOne = jest.fn().mockResolvedValue({});
  const storeNotification = jest.fn().mockResolvedValue(undefined);
  let consumer: Consumer<EventContract> | undefined;
  await register({
    mails: { updateOne } as never,
    preferences: { findById: () => ({ session: () => ({ lean: async () => null }) }) } as never,
    buying: { order: async () => awaitingBalance, quote: async () => sampleQuote() },
    storeNotification,
    bus: { consume: async (registered: never) => void (consumer = registered) } as never,
  });
  // Passed on here, because nothing else delivers it.
  expect(consumer?.events).toContain(contract);
  await messagePact({ consumer: 'notify', provider: 'cart' }).expects(contract, { description, data }, async (event) =>
    consumer?.handle({ ...event, type: contract.type } as never, { session: {} as ClientSession } as never),
  );
  const mails = (updateOne.mock.calls as [unknown, { $setOnInsert: unknown }][]).map(
    ([, { $setOnInsert }]) => $setOnInsert,
  );
  return { mails, notifications: (storeNotification.mock.calls as [unknown][]).map(([notification]) => notification) };
}

const common = { _id: string(order), code: string('GVG7K3F2Q'), user: string(user), due: integer(510_000) };
const customer = { kind: 'user', id: user };

it('confirms a placed order and shows it to staff', async () => {
  expect(await resultOf(onOrderPlaced, orderPlaced, 'an order was placed', { ...common, status })).toMatchObject({
    mails: [{ template: 'ORDER_PLACED', subject: { order }, status: 'WAITING' }],
    notifications: [
      { typeNotify: 'ORDER_PLACED', target: customer },
      { typeNotify: 'ORDER_PLACED', target: { kind: 'staff' } },
    ],
  });
});

it('sends a mail about an order that waits for its balance', async () => {
  expect(
    await resultOf(onOrderStatusChanged, orderStatusChanged, 'an order has moved on', {
      ...common,
      from: status,
      status,
      credit: integer(0),
    }),
  ).toMatchObject({
    mails: [{ template: 'ORDER_AWAITING_BALANCE', subject: { order } }],
    notifications: [{ typeNotify: 'ORDER_STATUS', target: customer }],
  });
});

it('notifies about a changed due amount, and staff about a missing deposit', async () => {
  const data = {
    ...common,
    from: regex(/^[A-Z_]+$/.source, 'PURCHASING'),
    status: regex(/^[A-Z_]+$/.source, 'PURCHASING'),
    dueBefore: integer(0),
    credit: integer(0),
    missing: integer(200_000),
  };
  expect(
    await resultOf(onOrderDueChanged, orderDueChanged, 'another sum is to be paid for an order', data),
  ).toMatchObject({
    mails: [{ template: 'ORDER_DUE_CHANGED', subject: { order } }],
    notifications: [
      { typeNotify: 'ORDER_STATUS', target: customer },
      { typeNotify: 'ORDER_STATUS', target: { kind: 'staff' } },
    ],
  });
});

it('notifies the customer about a refund and the rest', async () => {
  const amounts = { amount: integer(210_000), left: integer(100_000) };
  const data = { _id: string(order), code: string('GVG7K3F2Q'), user: string(user), status, ...amounts };
  expect(await resultOf(onOrderRefunded, orderRefunded, 'money of an order went back', data)).toMatchObject({
    mails: [{ template: 'ORDER_REFUNDED', subject: { order, amount: 210_000 } }],
    notifications: [{ typeNotify: 'ORDER_STATUS', target: customer, link: '/order/GVG7K3F2Q' }],
  });
});

it('sends the customer the corrected tracking code', async () => {
  const shipment = { carrier: string('EMS'), trackingCode: string('EE123456785VN') };
  const data = { _id: string(order), code: string('GVG7K3F2Q'), user: string(user), ...shipment };
  expect(
    await resultOf(onOrderShipmentCorrected, orderShipmentCorrected, 'the shipment of an order was corrected', data),
  ).toMatchObject({
    mails: [{ template: 'ORDER_SHIPPED', subject: { order } }],
    notifications: [{ typeNotify: 'ORDER_STATUS', target: customer, link: '/order/GVG7K3F2Q' }],
  });
});

it('notifies the customer about a refund that was recorded by mistake', async () => {
  const data = { _id: string(order), code: string('GVG7K3F2Q'), user: string(user), amount: integer(210_000) };
  expect(
    await resultOf(onOrderRefundTakenBack, orderRefundTakenBack, 'a refund of an order was taken back', data),
  ).toMatchObject({
    mails: [{ template: 'ORDER_REFUND_TAKEN_BACK', subject: { order, amount: 210_000 } }],
    notifications: [{ typeNotify: 'ORDER_STATUS', target: customer, link: '/order/GVG7K3F2Q' }],
  });
});

it('notifies staff that a paid order is cancelled', async () => {
  const data = {
    _id: string(order),
    code: string('GVG7K3F2Q'),
    user: string(user),
    reason: regex('^(BY_CUSTOMER|BY_STAFF|UNPAID)$', 'BY_CUSTOMER'),
    owed: integer(210_000),
  };
  expect(await resultOf(onOrderCancelled, orderCancelled, 'a paid order was cancelled', data)).toMatchObject({
    mails: [],
    notifications: [{ typeNotify: 'ORDER_STATUS', target: { kind: 'staff' } }],
  });
});

const [, outsideLine] = awaitingBalance.lines;
const ofLine = { _id: string(order), code: string('GVG7K3F2Q'), user: string(user), line: string(outsideLine?._id) };

it('asks whether to buy a line at a higher price', async () => {
  const data = { ...ofLine, price: integer(750_000), until: string('2026-11-24T02:12:00.000Z') };
  expect(await resultOf(onOrderPriceAsked, orderPriceAsked, 'a line costs more than its quote', data)).toMatchObject({
    mails: [{ template: 'ORDER_PRICE_ASKED', subject: { order, line: outsideLine?._id } }],
    notifications: [{ typeNotify: 'ORDER_STATUS', target: customer }],
  });
});

it("notifies staff of the customer's answer to a higher price", async () => {
  const data = { ...ofLine, price: integer(750_000), accepted: boolean(true) };
  expect(await resultOf(onOrderPriceAnswered, orderPriceAnswered, 'a dearer price was answered', data)).toMatchObject({
    mails: [],
    notifications: [{ typeNotify: 'ORDER_STATUS', target: { kind: 'staff' } }],
  });
});

const ofOrder = { _id: string(order), code: string('GVG7K3F2Q'), user: string(user) };
const proposal = '64b0c0ffee0123456789ab51';

it('asks whether to change an order', async () => {
  const data = {
    ...ofOrder,
    proposal: string(proposal),
    until: string('2026-11-24T02:12:00.000Z'),
    totalBefore: integer(500_000),
    total: integer(700_000),
  };
  const result = await resultOf(onOrderChangeProposed, orderChangeProposed, 'a change of an order is proposed', data);
  expect(result).toMatchObject({
    mails: [{ template: 'ORDER_CHANGE_PROPOSED', subject: { order, proposal } }],
    notifications: [{ typeNotify: 'ORDER_STATUS', target: customer }],
  });
});

it("notifies staff of the customer's answer to a proposed change", async () => {
  const outcome = regex('^(ACCEPTED|DECLINED|UNANSWERED|SUPERSEDED)$', 'ACCEPTED');
  const data = { ...ofOrder, proposal: string(proposal), outcome };
  expect(await resultOf(onOrderProposalEnded, orderProposalEnded, 'a proposed change ended', data)).toMatchObject({
    mails: [],
    notifications: [{ typeNotify: 'ORDER_STATUS', target: { kind: 'staff' } }],
  });
});

it('notifies about a changed order', async () => {
  const data = { ...ofOrder, dueBefore: integer(200_000), due: integer(400_000), credit: integer(0) };
  expect(await resultOf(onOrderAmended, orderAmended, 'an order was changed', data)).toMatchObject({
    mails: [{ template: 'ORDER_AMENDED', subject: { order } }],
    notifications: [{ typeNotify: 'ORDER_STATUS', target: customer }],
  });
});

it('notifies about a line that cannot be bought', async () => {
  const reason = regex('^(SOLD_OUT|PRICE_DECLINED|PRICE_UNANSWERED)$', 'SOLD_OUT');
  const data = { ...ofLine, reason, status: regex(/^[A-Z_]+$/.source, 'PURCHASING') };
  expect(await resultOf(onOrderLineCancelled, orderLineCancelled, 'a line was sold out', data)).toMatchObject({
    mails: [{ template: 'ORDER_LINE_CANCELLED', subject: { order, line: outsideLine?._id } }],
    notifications: [{ typeNotify: 'ORDER_STATUS', target: customer }],
  });
});

it('confirms a payment', async () => {
  const data = {
    _id: string(payment),
    order: string(order),
    code: string('GVG7K3F2Q'),
    user: string(user),
    amount: integer(854_500),
    due: integer(0),
    rest: integer(0),
  };
  expect(await resultOf(onPaymentReceived, paymentReceived, 'a payment counts for an order', data)).toMatchObject({
    mails: [{ template: 'PAYMENT_RECEIVED', subject: { order, payment } }],
    notifications: [{ typeNotify: 'PAYMENT_RECEIVED', target: customer }],
  });
});

it('notifies about a transfer that its order does not need', async () => {
  const data = {
    ...{ _id: string(payment), order: string(order), code: string('GVG7K3F2Q'), user: string(user) },
    ...{ amount: integer(145_500), status: regex(/^[A-Z_]+$/.source, 'DELIVERED') },
  };
  const result = await resultOf(onPaymentSurplus, paymentSurplus, 'nothing of a transfer is due', data);
  expect(result).toMatchObject({
    mails: [{ template: 'PAYMENT_SURPLUS', subject: { order, amount: 145_500 } }],
    notifications: [{ typeNotify: 'PAYMENT_RECEIVED', target: customer, link: '/order/GVG7K3F2Q' }],
  });
});

it('notifies a colleague mentioned in a note', async () => {
  const data = { _id: string(order), code: string('GVG7K3F2Q'), colleague: string(user) };
  const result = await resultOf(onOrderMentioned, orderMentioned, 'a note names a colleague', data);
  expect(result).toMatchObject({
    mails: [],
    notifications: [{ target: { kind: 'user', id: user }, link: '/admin/orders/GVG7K3F2Q' }],
  });
});

it('shows a queued payment to staff', async () => {
  const data = { _id: string(payment), amount: integer(500_000), status: regex(/^[A-Z_]+$/.source, 'UNMATCHED') };
  expect(await resultOf(onPaymentUnmatched, paymentUnmatched, 'a payment waits for staff', data)).toMatchObject({
    mails: [],
    notifications: [{ typeNotify: 'PAYMENT_UNMATCHED', target: { kind: 'staff' } }],
  });
});

it('stores the notification about a missing bank account', async () => {
  const result = await resultOf(
    onPaymentAccountMissing,
    paymentAccountMissing,
    'nothing can be ordered without a bank account',
    { settingsRevision: integer(1) },
  );
  expect(result).toMatchObject({
    mails: [],
    notifications: [
      { typeNotify: 'PAYMENT_UNMATCHED', target: { kind: 'staff' }, text: { title: { en: 'No bank account yet' } } },
    ],
  });
});

const quoteData = (version: number) => ({
  _id: string(quote),
  user: string(user),
  status: regex(/^[A-Z]+$/.source, 'ANSWERED'),
  version: integer(version),
});

it('shows a quote request to staff', async () => {
  expect(await resultOf(onQuoteRequested, quoteRequested, 'a quote was requested', quoteData(0))).toMatchObject({
    mails: [],
    notifications: [{ typeNotify: 'QUOTE_REQUESTED', target: { kind: 'staff' } }],
  });
});

it('sends the answer to a quote', async () => {
  expect(await resultOf(onQuoteAnswered, quoteAnswered, 'a quote was answered', quoteData(1))).toMatchObject({
    mails: [{ template: 'QUOTE_ANSWERED', subject: { quote, version: 1 } }],
    notifications: [{ typeNotify: 'QUOTE_ANSWERED', target: customer }],
  });
});
