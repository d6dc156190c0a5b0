import { addProductToCart } from '@gvg/contracts/cart/http/lines';
import { cartChanged } from '@gvg/contracts/cart/events';
import { startService } from '@gvg/service-kit/service';
import type { RunningService } from '@gvg/service-kit/service';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { cartService } from '../app.ts';
import { addOutsideLine } from '../testing/buying.fixtures.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';

let shop: CartHarness;
let second: RunningService;
let published: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('announcements');
  second = await startService(cartService(), shop.environment);
  published = await collectEvents(shop, [cartChanged]);
});
afterAll(async () => {
  await published.close();
  await second.stop();
  await shop.close();
});
afterEach(() => shop.resetClock());

/** Longer than an instance looks after those that are gone, and than a process is taken for one that runs. */
const takeOverMs = 12_000;
const goneMs = 31_000;

const addAt = (url: string, { headers }: TestCustomer, product: { _id: string }) =>
  fetch(`${url}${addProductToCart.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ product: product._id, amount: 1 }),
  });

const urlOf = ({ port }: RunningService) => `http://127.0.0.1:${port}`;

const revisionsOf = ({ id }: TestCustomer) => published.about(id).map(({ revision }) => revision);

async function expectAnnounced(customers: readonly TestCustomer[]): Promise<void> {
  const carts = await shop.models.carts.find({ 'customer.id': { $in: customers.map(({ id }) => id) } }).lean();
  await eventually(
    () =>
      expect(carts.map(({ customer }) => published.about(customer.id).at(-1))).toMatchObject(
        carts.map(({ revision, customer, totalAmount }) => ({ revision, data: { customer, totalAmount } })),
      ),
    { timeoutMs: takeOverMs },
  );
}

// First: the tests that follow advance the clock of one process, which then takes the others for killed.
it('are not left to others by a process that is stopped', async () => {
  const running = async () => (await shop.models.announcers.find().lean()).map(({ _id }) => _id);
  const [before, customer] = [await running(), await shop.user()];
  const stopped = await startService(cartService(), shop.environment);
  expect((await addAt(urlOf(stopped), customer, shop.catalogue.makeProduct())).status).toBe(201);
  await stopped.stop();
  await expectAnnounced([customer]);
  expect((await running()).filter((id) => !before.includes(id))).toEqual([]);
});

it('come in the order of revisions although two instances change one cart at once', async () => {
  const customers = await Promise.all(Array.from({ length: 5 }, () => shop.user()));
  const products = Array.from({ length: 12 }, () => shop.catalogue.makeProduct());
  const responses = await Promise.all(
    products.flatMap((product, index) =>
      customers.map((customer) => addAt([shop.url, urlOf(second)][index % 2] as string, customer, product)),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  await expectAnnounced(customers);
  for (const customer of customers)
    expect(revisionsOf(customer)).toEqual(revisionsOf(customer).toSorted((first, next) => first - next));
});

it('are made up for by another instance where a process was killed', async () => {
  const customers = await Promise.all(Array.from({ length: 30 }, () => shop.user()));
  const killed = await startServiceProcess('cart', shop.environment);
  const product = shop.catalogue.makeProduct({ stock: 1_000 });
  await Promise.race(
    customers.map((customer) => addAt(killed.url, customer, product).catch(() => new Promise(() => {}))),
  );
  await killed.kill();
  shop.advance(goneMs);
  await expectAnnounced(customers);
});

it('are made up for from the instant up to which the process had announced its changes', async () => {
  const [before, since, after] = [await shop.user(), shop.now(), await shop.user()];
  await addOutsideLine(shop, before);
  await shop.models.carts.updateOne(
    { _id: `user:${before.id}` },
    { $set: { updatedAt: new Date(since.getTime() - 1) } },
  );
  await addOutsideLine(shop, after);
  await shop.models.announcers.create({ _id: 'killed', since, seenAt: since });
  shop.advance(goneMs);
  await expectAnnounced([after]);
  expect(revisionsOf(before)).toEqual([]);
  await eventually(async () => expect(await shop.models.announcers.exists({ _id: 'killed' })).toBeNull());
});
