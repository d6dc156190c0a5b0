import { reserveStock } from '@gvg/contracts/catalogue/http/internal-stock';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { startServiceProcess } from '@gvg/testing/service-process';
import { createCatalogueClient } from '../../catalogue/catalogue-client.ts';
import { cartEnvironment } from '../../environment.ts';
import { addProductLine, orderBody, placedOrder } from '../../testing/buying.fixtures.ts';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import { newId } from '../../testing/products.fixtures.ts';
import { releaseWithoutOrder } from '../release-without-order.ts';
import { sweepReservations } from './sweep-reservations.ts';
import { storedLine } from '../../testing/stored-lines.fixtures.ts';

let shop: CartHarness;

beforeAll(async () => {
  shop = await startCartHarness('sweep-reservations');
});
afterAll(() => shop.close());
afterEach(() => shop.resetClock());

const minute = 60_000;
const logger = createLogger({ name: 'test', level: 'error' });
const sweep = () =>
  sweepReservations(
    { ...shop.models, now: shop.now, logger },
    createCatalogueClient(cartEnvironment.parse(shop.environment)),
  );
const stockOf = (id: string) => shop.catalogue.products.get(id)?.stock;
const reserve = (product: string) => {
  const order = newId();
  return createCatalogueClient(cartEnvironment.parse(shop.environment)).reserve(
    { id: order, code: 'GVG7K3F2Q' },
    [{ line: newId(), product, amount: 1 }],
    { country: 'JP', service: 'AIR', lines: [{ product, amount: 1 }] },
  );
};

it('releases reservations without an order that are older than any placement, with any number of instances', async () => {
  const { _id } = shop.catalogue.makeProduct({ stock: 300 });
  const placed = await placedOrder(shop, await shop.user());
  for (let count = 0; count < 120; count += 1) await reserve(_id);
  shop.advance(9 * minute);
  await sweep();
  expect(stockOf(_id)).toBe(180);
  shop.advance(1 * minute + 1_000);
  await reserve(_id);
  await Promise.all([sweep(), sweep()]);
  expect(stockOf(_id)).toBe(299);
  expect(shop.catalogue.reservations.has(placed._id)).toBe(true);
});

it('keeps the reservation of an order whose placement seemed to fail', async () => {
  const placed = await placedOrder(shop, await shop.user());
  await releaseWithoutOrder(
    { ...shop.models, now: shop.now },
    createCatalogueClient(cartEnvironment.parse(shop.environment)),
    placed._id,
  );
  expect(shop.catalogue.reservations.has(placed._id)).toBe(true);
});

it('leaves no reservation after a process was killed between reservation and commit', async () => {
  const user = await shop.user();
  const product = shop.catalogue.makeProduct({ stock: 5 });
  const line = await addProductLine(shop, user, product, { amount: 2 });
  const killable = await startServiceProcess('cart', shop.environment);
  const handler = shop.catalogue.handlerOf(reserveStock);
  const [isReserved, isKilled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  shop.catalogue.handle(reserveStock, async (input) => {
    const response = await handler(input);
    isReserved.resolve();
    // The process is killed before it receives the response.
    await isKilled.promise;
    return response;
  });

  const body = orderBody([{ line, amount: 2 }], 2 * product.price);
  const request = fetch(`${killable.url}/v1/orders`, {
    method: 'POST',
    headers: { ...user.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const failed = request.then(
    () => false,
    () => true,
  );
  await isReserved.promise;
  await killable.kill();
  isKilled.resolve();
  shop.catalogue.handle(reserveStock, handler);
  expect(await failed).toBe(true);
  expect(stockOf(product._id)).toBe(3);

  shop.advance(11 * minute);
  await sweep();
  expect(stockOf(product._id)).toBe(5);
  expect(await shop.models.orders.countDocuments({ user: user.id })).toBe(0);
  expect(await storedLine(shop.models, line)).toMatchObject({ status: 'IN_CART' });
});
