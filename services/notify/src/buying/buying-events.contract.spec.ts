import type { ClientSession } from 'mongoose';
import { orderPlaced, orderStatusChanged, paymentReceived, quoteAnswered } from '@gvg/contracts/cart/events';
import type { EventContract } from '@gvg/contracts/event';
import type { Consumer } from '@gvg/messaging/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import type { Notify } from '../notify.ts';
import { sampleIds } from '../templates/buying/buying-contents.fixtures.ts';
import { onOrderPlaced } from './on-order-placed.consumer.ts';
import { onOrderStatusChanged } from './on-order-status-changed.consumer.ts';
import { onPaymentReceived } from './on-payment-received.consumer.ts';
import { onQuoteAnswered } from './on-quote-answered.consumer.ts';

const { integer, regex, string } = matchers;
const { order, payment, quote, user } = sampleIds;
const status = regex(/^[A-Z_]+$/.source, 'AWAITING_BALANCE');

/** The mails that a consumer queues after an event of which it reads `data`. */
async function queuedBy(register: (notify: Pick<Notify, 'bus' | 'mails'>) => Promise<void>, contract: EventContract, description: string, data: object): Promise<unknown[]> {
  const updateOne = jest.fn().mockResolvedValue({});
  let consumer: Consumer<EventContract> | undefined;
  await register({ mails: { updateOne } as never, bus: { consume: async (registered: never) => void (consumer = registered) } as never });
  await messagePact({ consumer: 'notify', provider: 'cart' }).expects(contract, { description, data }, async (event) =>
    consumer?.handle({ ...event, type: contract.type } as never, { session: {} as ClientSession } as never),
  );
  return (updateOne.mock.calls as [unknown, { $setOnInsert: unknown }][]).map(([, { $setOnInsert }]) => $setOnInsert);
}

const common = { _id: string(order), code: string('GVG7K3F2Q'), user: string(user), due: integer(510_000) };

it('confirms an order that was placed', async () => {
  expect(await queuedBy(onOrderPlaced, orderPlaced, 'an order was placed', { ...common, status })).toMatchObject([{ template: 'ORDER_PLACED', subject: { order }, status: 'WAITING' }]);
});

it('writes about an order that waits for its balance', async () => {
  const data = { ...common, from: status, status };
  expect(await queuedBy(onOrderStatusChanged, orderStatusChanged, 'an order has moved on', data)).toMatchObject([{ template: 'ORDER_AWAITING_BALANCE', subject: { order } }]);
});

it('confirms a payment', async () => {
  const data = { _id: string(payment), order: string(order), code: string('GVG7K3F2Q'), user: string(user), amount: integer(854_500), due: integer(0) };
  expect(await queuedBy(onPaymentReceived, paymentReceived, 'a payment counts for an order', data)).toMatchObject([{ template: 'PAYMENT_RECEIVED', subject: { order, payment } }]);
});

it('sends the answer to a quote', async () => {
  const data = { _id: string(quote), user: string(user), status: regex(/^[A-Z]+$/.source, 'ANSWERED'), version: integer(1) };
  expect(await queuedBy(onQuoteAnswered, quoteAnswered, 'a quote was answered', data)).toMatchObject([{ template: 'QUOTE_ANSWERED', subject: { quote, version: 1 } }]);
});
