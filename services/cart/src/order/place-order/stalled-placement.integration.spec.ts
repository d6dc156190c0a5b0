import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { releaseStock } from '@gvg/contracts/catalogue/http/internal-stock';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { createTestClient } from '@gvg/testing/test-client';
import { createCatalogueClient } from '../../catalogue/catalogue-client.ts';
import { cartEnvironment } from '../../environment.ts';
import { addProductLine, orderBody, placedOrder } from '../../testing/buying.fixtures.ts';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import { startHeldDatabase } from '../../testing/held-database.fixtures.ts';
import type { HeldDatabase } from '../../testing/held-database.fixtures.ts';
import { storedLinesOf } from '../../testing/stored-lines.fixtures.ts';
import { sweepReservations } from '../sweep-reservations/sweep-reservations.ts';

let shop: CartHarness;
let database: HeldDatabase;
let stalled: ServiceProcess;

beforeAll(async () => {
  shop = await startCartHarness('stalled-placement');
});
afterAll(() => shop.close());
afterEach(async () => {
  await stalled.kill();
  await database.close();
  shop.resetClock();
});

/** Database messages of a placement's transaction: its first write, and its commit. */
const firstWrite = ['insert', 'placements'];
const commit = ['commitTransaction'];

/** Reserves two of five pieces in a process that is suspended before the message with `words` reaches the database. */
async function stallPlacement(words: readonly string[]) {
  const user = await shop.user();
  const product = shop.catalogue.makeProduct({ stock: 5 });
  const line = await addProductLine(shop, user, product, { amount: 2 });
  const body = orderBody([{ line, amount: 2 }], 2 * product.price);
  database = await startHeldDatabase(shop.environment['MONGODB_URI'] as string, words);
  stalled = await startServiceProcess('cart', { ...shop.environment, MONGODB_URI: database.uri });
  const first = createTestClient(() => stalled.url, { keys: shop.keys, headers: user.headers }).post<
    Order & { message: string }
  >('/v1/orders', { body });
  await database.held;
  stalled.suspend();
  return {
    user,
    product: product._id,
    stock: () => shop.catalogue.products.get(product._id)?.stock,
    orders: async () => (await shop.models.orders.find({ user: user.id }).lean()).map(({ _id }) => _id.toHexString()),
    reserved: () =>
      [...shop.catalogue.reservations]
        .filter(([, { lines }]) => lines.some((reserved) => reserved.product === product._id))
        .map(([order]) => order),
    place: () => user.post<Order>('/v1/orders', body),
    async goOn() {
      database.forward();
      stalled.resume();
      return first;
    },
  };
}

async function sweep(): Promise<void> {
  shop.advance(11 * 60_000);
  const logger = createLogger({ name: 'test', level: 'silent' });
  await sweepReservations(
    { ...shop.models, now: shop.now, logger },
    createCatalogueClient(cartEnvironment.parse(shop.environment)),
  );
}

it('places nothing once the sweeper has released its reservation', async () => {
  const { user, stock, orders, reserved, place, goOn } = await stallPlacement(firstWrite);
  await sweep();
  expect(stock()).toBe(5);
  expect(await goOn()).toMatchObject({ status: 503, body: { message: 'SERVICE_UNAVAILABLE' } });
  expect([stock(), await orders(), reserved()]).toEqual([5, [], []]);
  expect((await storedLinesOf(shop.models, user)).length).toBe(1);
  // The key can be used for the next attempt.
  const { status, body } = await place();
  expect([status, stock(), await orders(), reserved()]).toEqual([201, 3, [body._id], [body._id]]);
});

it('returns the same order to a stalled request and its repetition', async () => {
  const { stock, orders, reserved, place, goOn } = await stallPlacement(firstWrite);
  const again = await place();
  await sweep();
  const first = await goOn();
  expect([again.status, first.status, first.body._id]).toEqual([201, 201, again.body._id]);
  expect([stock(), await orders(), reserved()]).toEqual([3, [again.body._id], [again.body._id]]);
});

it('places nothing after a repeated request released its stock and another customer bought it', async () => {
  const { product, stock, orders, reserved, place, goOn } = await stallPlacement(firstWrite);
  const release = shop.catalogue.handlerOf(releaseStock);
  const bought: string[] = [];
  shop.catalogue.handle(releaseStock, async (input) => {
    await release(input);
    shop.catalogue.handle(releaseStock, release);
    const other = await shop.user();
    const line = await addProductLine(shop, other, shop.catalogue.products.get(product)!, { amount: 5 });
    bought.push((await other.post<Order>('/v1/orders', orderBody([{ line, amount: 5 }], 5 * 65_000))).body._id);
    return undefined;
  });
  expect((await place()).body.message).toBe('CART_AMOUNT_NOT_ENOUGH');
  await sweep();
  expect((await goOn()).status).toBe(503);
  expect([stock(), await orders(), reserved()]).toEqual([0, [], bought]);
});

it('keeps its reservation while its transaction is open, and is placed', async () => {
  const { stock, orders, reserved, place, goOn } = await stallPlacement(commit);
  await sweep();
  expect(stock()).toBe(3);
  const first = await goOn();
  expect([first.status, stock(), await orders(), reserved()]).toEqual([201, 3, [first.body._id], [first.body._id]]);
  expect((await place()).body._id).toBe(first.body._id);
});

it('keeps reservations of orders that were placed before placements were stored', async () => {
  const order = await placedOrder(shop, await shop.user());
  await shop.models.placements.deleteOne({ _id: order._id });
  await sweep();
  expect(shop.catalogue.reservations.has(order._id)).toBe(true);
});
