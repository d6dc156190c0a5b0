import { addProductToCart } from '@gvg/contracts/cart/http/lines';
import { cartChanged } from '@gvg/contracts/cart/events';
import { startService } from '@gvg/service-kit/lifecycle/service';
import type { RunningService } from '@gvg/service-kit/lifecycle/service';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { cartService } from '../app.ts';
import { startCartHarness, withoutTimers } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';

let shop: CartHarness;
let second: RunningService;
let published: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('cart-events');
  second = await startService(cartService(withoutTimers), shop.environment);
  published = await collectEvents(shop, [cartChanged]);
});
afterAll(async () => {
  await published.close();
  await second.stop();
  await shop.close();
});

/** MongoDB keeps the open transaction of a killed client and its locks for up to a minute. */
const lockedMs = 90_000;

const addAt = (url: string, { headers }: TestCustomer, product: { _id: string }) =>
  fetch(`${url}${addProductToCart.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ product: product._id, amount: 1 }),
  });

const urlOf = ({ port }: RunningService) => `http://127.0.0.1:${port}`;

const cartsOf = (customers: readonly TestCustomer[]) =>
  shop.models.carts.find({ 'customer.id': { $in: customers.map(({ id }) => id) } }).lean();

/** Expects an event for every cart change; the last event must match the cart's state. */
async function expectPublished(customers: readonly TestCustomer[]): Promise<void> {
  for (const { revision, customer, totalAmount } of await cartsOf(customers)) {
    const revisions = Array.from({ length: revision }, (_, index) => index + 1);
    await eventually(
      () => expect([...new Set(published.about(customer.id).map((event) => event.revision))]).toEqual(revisions),
      { timeoutMs: lockedMs },
    );
    expect(published.about(customer.id).at(-1)).toMatchObject({ revision, data: { customer, totalAmount } });
  }
}

it('leaves no cart event to other instances when a process stops', async () => {
  const customer = await shop.user();
  const stopped = await startService(cartService(withoutTimers), shop.environment);
  expect((await addAt(urlOf(stopped), customer, shop.catalogue.makeProduct())).status).toBe(201);
  await stopped.stop();
  await eventually(() => expect(published.about(customer.id)).toHaveLength(1));
  expect(await shop.connection.collection('outbox').countDocuments()).toBe(0);
});

it('publishes each change of a cart once, in the order of revisions, from two instances', async () => {
  const customers = await Promise.all(Array.from({ length: 5 }, () => shop.user()));
  const products = Array.from({ length: 12 }, () => shop.catalogue.makeProduct());
  const responses = await Promise.all(
    products.flatMap((product, index) =>
      customers.map((customer) => addAt([shop.url, urlOf(second)][index % 2] as string, customer, product)),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  await expectPublished(customers);
  for (const { id } of customers) {
    const revisions = published.about(id).map(({ revision }) => revision);
    expect(revisions).toEqual(revisions.toSorted((first, next) => first - next));
  }
});

it('publishes the changes of a killed process from other instances', async () => {
  const customers = await Promise.all(Array.from({ length: 30 }, () => shop.user()));
  const killed = await startServiceProcess('cart', shop.environment);
  const product = shop.catalogue.makeProduct({ stock: 1_000 });
  await Promise.race(
    customers.map((customer) => addAt(killed.url, customer, product).catch(() => new Promise(() => {}))),
  );
  await killed.kill();
  await eventually(async () => expect(await shop.connection.collection('outbox').countDocuments()).toBe(0), {
    timeoutMs: lockedMs,
  });
  expect((await cartsOf(customers)).length).toBeGreaterThan(0);
  await expectPublished(customers);
});
