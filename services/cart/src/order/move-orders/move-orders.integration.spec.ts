import { orderStatusChanged } from '@gvg/contracts/cart/events';
import { movedTogetherLimit } from '@gvg/contracts/cart/terms';
import type { moveOrders } from '@gvg/contracts/cart/http/orders';
import type { BodyOf, ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import { newId } from '../../testing/products.fixtures.ts';
import { sampleOrder } from '../order.fixtures.ts';
import type { StoredOrder } from '../order.model.ts';

type Moves = BodyOf<typeof moveOrders>['moves'];

let shop: CartHarness;
let staff: TestCustomer;
let collector: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('move-orders');
  staff = await shop.user({ roles: ['USER', 'ADMIN'] });
  collector = await collectEvents(shop, [orderStatusChanged, auditRecorded]);
});
afterAll(async () => {
  await collector.close();
  await shop.close();
});

const place = async (fields: Partial<StoredOrder>) => {
  const order = sampleOrder(fields);
  await shop.models.orders.insertMany([order]);
  return order;
};
const idOf = ({ _id }: StoredOrder) => _id.toHexString();
const move = async (moves: Moves, note = '') =>
  (await staff.post<ResponseBodyOf<typeof moveOrders>>('/v1/orders/moves', { moves, note })).body.results;
const stored = ({ _id }: StoredOrder) => shop.models.orders.findById(_id).orFail().lean<StoredOrder>();

it('moves each order that may move and reports a reason for the others', async () => {
  const shipped = await place({ status: 'SHIPPED' });
  const packed = await place({ status: 'PACKED' });
  const changed = await place({ status: 'SHIPPED', revision: 4 });
  const nobody = newId();
  const moves = [idOf(shipped), idOf(packed), idOf(changed), nobody].map((order) => ({
    order,
    revision: shipped.revision,
    status: 'DELIVERED' as const,
  }));
  expect(await move(moves, 'Hãng báo đã giao')).toEqual([
    { order: idOf(shipped), outcome: 'MOVED' },
    { order: idOf(packed), outcome: 'ORDER_STATUS_CONFLICT' },
    { order: idOf(changed), outcome: 'VERSION_CONFLICT' },
    { order: nobody, outcome: 'ORDER_NOT_FOUND' },
  ]);
  expect(await stored(shipped)).toMatchObject({ status: 'DELIVERED', revision: shipped.revision + 1 });
  expect((await stored(shipped)).timeline.at(-1)).toMatchObject({ by: 'STAFF', note: 'Hãng báo đã giao' });
  expect(await stored(packed)).toEqual(packed);
  expect(await stored(changed)).toEqual(changed);
  await eventually(() => {
    expect(collector.about(idOf(shipped)).map(({ type }) => type)).toEqual([orderStatusChanged.type]);
    expect(collector.published.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({
        action: 'order.status',
        subject: { type: 'order', id: idOf(shipped) },
        before: expect.objectContaining({ status: 'SHIPPED' }),
        after: expect.objectContaining({ status: 'DELIVERED' }),
      }),
    );
  });

  expect(await move(moves.slice(0, 1))).toEqual([{ order: idOf(shipped), outcome: 'VERSION_CONFLICT' }]);
});

it('moves each order to its own status', async () => {
  const [shipped, open] = [await place({ status: 'SHIPPED' }), await place({ status: 'AWAITING_DEPOSIT' })];
  const results = await move([
    { order: idOf(shipped), revision: shipped.revision, status: 'DELIVERED' },
    { order: idOf(open), revision: open.revision, status: 'CANCELLED' },
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(['MOVED', 'MOVED']);
  expect(await stored(open)).toMatchObject({ status: 'CANCELLED', cancelReason: 'BY_STAFF' });
});

it.each([
  ['none', 'INVALID_PAYLOAD', []],
  [
    'a parcel to send, which needs a tracking code',
    'INVALID_ENUM_VALUE',
    [{ order: newId(), revision: 1, status: 'SHIPPED' }],
  ],
  [
    'more than a page',
    'INVALID_PAYLOAD',
    Array.from({ length: movedTogetherLimit + 1 }, () => ({ order: newId(), revision: 1, status: 'DELIVERED' })),
  ],
])('rejects %s', async (_, message, moves) => {
  expect(await staff.post('/v1/orders/moves', { moves })).toMatchObject({
    status: 400,
    body: { message },
  });
});
