import { orderCancelled, orderDelivered, orderLineCancelled } from '@gvg/contracts/cart/events';
import type { EventContract } from '@gvg/contracts/definitions/event';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import { onOrderDelivered } from '../product/on-order-delivered.consumer.ts';
import { onOrderCancelled } from './on-order-cancelled.consumer.ts';
import { onOrderLineCancelled } from './on-order-line-cancelled.consumer.ts';

const { eachLike, integer, regex, string } = matchers;
const [order, line, user] = ['64b0c0ffee0123456789abc1', '64b0c0ffee0123456789abc2', '64b0c0ffee0123456789abcd'];
/** Fields of every order event. */
const fields = { _id: string(order), code: string('GVG7K3F2Q'), user: string(user) };

/** A reservation of one line, and the calls made on it. */
function openReservations() {
  const asked: [call: string, filter: unknown][] = [];
  const found = (call: string) => (filter: unknown) => {
    asked.push([call, filter]);
    const reading = {
      session: () => reading,
      lean: async () => ({ _id: order, lines: [], reservedAt: new Date(), endedAt: new Date() }),
    };
    return reading;
  };
  return { asked, models: { reservations: { findById: found('order'), findOneAndUpdate: found('line') } } as never };
}

type Register = (dependencies: { bus: { consume(registered: never): Promise<void> }; models: never }) => Promise<void>;

async function receive(
  register: Register,
  contract: EventContract,
  expectation: { description: string; data: object },
): Promise<[string, unknown][]> {
  const { asked, models } = openReservations();
  let consumer: Consumer<EventContract> | undefined;
  await register({ bus: { consume: async (registered) => void (consumer = registered) }, models });
  await messagePact({ consumer: 'catalogue', provider: 'cart' }).expects(contract, expectation, (event) =>
    consumer!.handle({ ...event, type: contract.type } as never, { session: {} } as never),
  );
  return asked;
}

test('returns the stock reserved for a cancelled order', async () => {
  expect(
    await receive(onOrderCancelled, orderCancelled, {
      description: 'an order was cancelled',
      data: { ...fields, reason: regex('^(BY_CUSTOMER|BY_STAFF|UNPAID)$', 'UNPAID') },
    }),
  ).toEqual([['order', order]]);
});

test('returns the stock reserved for a cancelled line', async () => {
  const data = { ...fields, line: string(line) };
  expect(
    await receive(onOrderLineCancelled, orderLineCancelled, { description: 'a line of an order was cancelled', data }),
  ).toEqual([['line', { _id: order }]]);
});

test('counts delivered products, allows their customer to rate them and ends the reservation', async () => {
  const data = {
    ...fields,
    lines: eachLike({ amount: integer(1) }),
    deliveredAt: regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.source, '2026-11-24T02:12:00.000Z'),
  };
  expect(await receive(onOrderDelivered, orderDelivered, { description: 'an order was delivered', data })).toEqual([
    ['order', order],
  ]);
});
