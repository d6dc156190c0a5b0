import { createLogger } from '@gvg/service-kit/logger';
import { connectRedis } from '@gvg/service-kit/redis';
import type { Redis } from '@gvg/service-kit/redis';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { addOutsideLine } from '../testing/buying.fixtures.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import { createCartLocks } from './cart-locks.ts';
import { waitingCartsOutbox } from './waiting-carts-outbox.ts';
import { WaitingCarts } from './waiting-carts.ts';

let shop: CartHarness;
let redis: Redis;

beforeAll(async () => {
  shop = await startCartHarness('announcing');
  const { REDIS_URL: url = '', REDIS_PREFIX: prefix = '' } = shop.environment;
  redis = await connectRedis({ url, prefix, logger: createLogger({ name: 'test', level: 'error' }) });
});
afterAll(async () => {
  await redis.quit();
  await shop.close();
});

const context = { actor: { kind: 'system', id: 'test' }, correlationId: 'c' } as const;

/** Of an instance that has changed the customer's cart. */
function outboxOf({ id }: TestCustomer, revision = 0) {
  const waiting = new WaitingCarts();
  waiting.add({ cart: `user:${id}`, revision, context, startedAt: shop.now() });
  return waitingCartsOutbox(waiting, { carts: shop.models.carts, locks: createCartLocks(redis) });
}

async function customerWithLine(): Promise<TestCustomer> {
  const customer = await shop.user();
  await addOutsideLine(shop, customer);
  return customer;
}

it('leaves a cart that another instance is announcing until that is done, and reads it then', async () => {
  const customer = await customerWithLine();
  const [first, other] = [outboxOf(customer), outboxOf(customer)];
  const claimed = await first.claim();
  expect(claimed?.subjects).toMatchObject([[{ revision: 1, type: 'cart.changed', subject: `cart:${customer.id}` }]]);
  await addOutsideLine(shop, customer);
  expect(await other.claim()).toMatchObject({ subjects: [], incomplete: true });
  await first.remove(claimed?.subjects.flat().map(({ _id }) => _id) ?? []);
  expect((await other.claim())?.subjects).toMatchObject([[{ revision: 2 }]]);
  expect(await first.claim()).toBeUndefined();
});

it('publishes again what was not confirmed', async () => {
  const outbox = outboxOf(await customerWithLine());
  const claimed = await outbox.claim();
  await outbox.remove([]);
  await claimed?.release();
  expect((await outbox.claim())?.subjects).toHaveLength(1);
});

it('waits for a revision that is not committed yet', async () => {
  const customer = await customerWithLine();
  const outbox = outboxOf(customer, 2);
  expect(await outbox.claim()).toMatchObject({ subjects: [], incomplete: true });
  await addOutsideLine(shop, customer);
  const claimed = await eventually(async () => {
    const round = await outbox.claim();
    expect(round?.subjects).toHaveLength(1);
    return round;
  });
  expect(claimed?.subjects).toMatchObject([[{ revision: 2 }]]);
});

it('forgets a cart that has gone', async () => {
  const outbox = outboxOf(await shop.user());
  expect((await outbox.claim())?.subjects).toEqual([]);
  expect(await outbox.claim()).toBeUndefined();
});
