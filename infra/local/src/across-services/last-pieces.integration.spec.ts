import { randomBytes, randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { StockMovement } from '@gvg/contracts/catalogue/http/stock';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import type { InSystemLine } from '@gvg/contracts/cart/http/lines';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { ErrorBody } from '@gvg/contracts/errors';
import { openBrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import type { BrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import { backingServices } from '@gvg/testing/backing-services';
import { eventually } from '@gvg/testing/eventually';
import { freePort } from '@gvg/testing/free-port';
import { openCountries, sampleGoods } from '@gvg/testing/sample-goods';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { cartSettings } from '@gvg/testing/cart-settings';
import { createTestClient } from '@gvg/testing/test-client';
import type { TestClient } from '@gvg/testing/test-client';
import { startTestKeys } from '@gvg/testing/token-keys';
import type { TestKeys } from '@gvg/testing/token-keys';
import { unreachableUrl } from '@gvg/testing/unreachable-url';

const testNamespace = `test-last-pieces-${randomBytes(4).toString('hex')}`;
const pieces = 10;
const buyers = 50;

/** Five processes start, and two of them restart under load. */
jest.setTimeout(240_000);

/** Instance that restarts on the same ports, so that callers still find it. */
interface Instance {
  process: ServiceProcess;
  restart(): Promise<void>;
}

let keys: TestKeys;
let proxy: BrokerProxy;
let database: MongoClient;
let catalogues: Instance[];
let carts: Instance[];
let gateway: ServiceProcess;
let staff: TestClient;
let template: Record<string, unknown>;

const common = () => ({
  ENVIRONMENT: 'DEVELOPMENT',
  LOG_LEVEL: 'silent',
  LIMITS_SCALE: '100000',
  ...backingServices(),
  AMQP_URL: proxy.url,
  EVENT_NAMESPACE: testNamespace,
  REDIS_PREFIX: `${testNamespace}:`,
  INTERNAL_SECRET: 'a secret of this test alone',
  JWKS_URL: keys.url,
  UPLOAD_INTERNAL_URL: unreachableUrl,
  IDENTITY_INTERNAL_URL: unreachableUrl,
});

const databaseOf = (service: string) => `${testNamespace}-${service}`;

async function startInstance(
  service: 'catalogue' | 'cart',
  environment: Record<string, string> = {},
): Promise<Instance> {
  const ports = { PORT: String(await freePort()), INTERNAL_PORT: String(await freePort()) };
  const start = () =>
    startServiceProcess(service, { ...common(), ...environment, ...ports, DATABASE_NAME: databaseOf(service) });
  const instance: Instance = {
    process: await start(),
    async restart() {
      instance.process = await start();
    },
  };
  return instance;
}

const internalUrlOf = ({ process: { internalUrl } }: Instance): string => {
  if (internalUrl === undefined) throw new Error('the service has no internal listener');
  return internalUrl;
};

beforeAll(async () => {
  keys = await startTestKeys();
  proxy = await openBrokerProxy(backingServices().AMQP_URL);
  database = await MongoClient.connect(backingServices().MONGODB_URI);
  catalogues = [await startInstance('catalogue'), await startInstance('catalogue')];
  carts = [];
  for (const catalogue of catalogues)
    carts.push(await startInstance('cart', { CATALOGUE_INTERNAL_URL: internalUrlOf(catalogue) }));
  const addresses = (instances: readonly Instance[]) => instances.map(({ process: { url } }) => url);
  gateway = await startServiceProcess('gateway', {
    ...common(),
    UPSTREAMS: JSON.stringify({ catalogue: addresses(catalogues), cart: addresses(carts) }),
  });
  staff = createTestClient(() => gateway.url, { keys });
  await openShop();
});

afterAll(async () => {
  await gateway.stop();
  await Promise.all([...carts, ...catalogues].map(({ process: service }) => service.stop()));
  await proxy.disconnect();
  await keys.close();
  await Promise.all(['catalogue', 'cart'].map((service) => database.db(databaseOf(service)).dropDatabase()));
  await database.close();
});

async function create<Body>(path: string, body: Record<string, unknown>): Promise<Body> {
  const response = await staff.post<Body>(path, { as: 'ADMIN', body });
  expect(response).toMatchObject({ status: 201 });
  return response.body;
}

/** Opens a shop that sends to Japan by air. */
async function openShop(): Promise<void> {
  expect(await staff.put('/v1/settings/cart', { as: 'SYSTEM_ADMIN', body: cartSettings })).toMatchObject({
    status: 200,
  });
  await openCountries(database.db(databaseOf('catalogue')), ['VN', 'JP']);
  const goods = await sampleGoods(async (path, body) => (await create<{ _id: string }>(path, body))._id);
  await create('/v1/costs', {
    country: 'JP',
    service: 'AIR',
    goodsTypes: ['NORMAL'],
    brackets: [{ fromGrams: 0, pricePerKg: 100_000 }],
    surcharges: [],
    transitDays: { min: 5, max: 8 },
    restricted: [],
    validFrom: '2020-01-01T00:00:00Z',
  });
  template = { ...goods, stock: pieces };
}

interface Buyer {
  headers: Record<string, string>;
  line: string;
  idempotencyKey: string;
}

async function buyerOf(product: string): Promise<Buyer> {
  const headers = {
    authorization: `Bearer ${await keys.mint({ sub: randomBytes(12).toString('hex') })}`,
    'content-type': 'application/json',
  };
  const response = await fetch(`${gateway.url}/v1/cart/in-system/add-product`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ product, amount: 1 }),
  });
  const line = (await response.json()) as InSystemLine;
  expect({ status: response.status, line }).toMatchObject({ status: 201, line: { amount: 1 } });
  return { headers, line: line._id, idempotencyKey: randomUUID() };
}

/** Places the order and, like a page, retries with the same idempotency key while the shop is unavailable. Undefined when the goods are sold out. */
async function buy({ headers, line, idempotencyKey }: Buyer): Promise<Order | undefined> {
  const recipient = {
    fullName: 'Nguyễn Thị Lan',
    phone: '+819012345678',
    country: 'JP',
    region: 'Tokyo',
    city: '',
    line: 'Nishi-Shinjuku 2-8-1',
    postcode: '160-0023',
  };
  const body = JSON.stringify({
    idempotencyKey,
    lines: [{ line, amount: 1 }],
    recipient,
    service: 'AIR',
    note: '',
    acceptedTerms: true,
    deposit: 65_000,
  });
  const answer = await eventually(
    async () => {
      const response = await fetch(`${gateway.url}/v1/orders`, { method: 'POST', headers, body });
      expect(response.status).toBeLessThan(500);
      return response;
    },
    { description: 'the shop answers', timeoutMs: 120_000 },
  );
  if (answer.status === 201) return (await answer.json()) as Order;
  expect(((await answer.json()) as ErrorBody).message).toMatch(/^(CART_AMOUNT_NOT_ENOUGH|CART_LINE_NOT_READY)$/);
  return undefined;
}

/** Ids of orders with a stock reservation. */
async function reservedOrders(): Promise<string[]> {
  const reservations = await database
    .db(databaseOf('catalogue'))
    .collection('reservations')
    .find({ endedAt: { $exists: false } })
    .toArray();
  return reservations.map(({ _id }) => String(_id));
}

async function sellOut(name: string, interrupt: (someoneHasOrdered: () => Promise<unknown>) => Promise<void>) {
  const { _id } = await create<Product>('/v1/products', { ...template, name: { vi: name, en: '' } });
  const people = await Promise.all(Array.from({ length: buyers }, () => buyerOf(_id)));
  const before = new Set(await reservedOrders());
  const [orders] = await Promise.all([
    Promise.all(people.map(buy)),
    interrupt(() => eventually(async () => (await reservedOrders()).some((order) => !before.has(order)))),
  ]);

  const placed = orders.filter((order) => order !== undefined);
  expect(placed).toHaveLength(pieces);
  const stored = await database.db(databaseOf('cart')).collection('orders').countDocuments({ 'lines.product': _id });
  expect(stored).toBe(pieces);
  const reserved = (await reservedOrders()).filter((order) => !before.has(order));
  expect(reserved.toSorted()).toEqual(placed.map((order) => order._id).toSorted());
  await eventually(async () => expect((await staff.get<Product>(`/v1/products/${_id}`)).body.stock).toBe(0));
}

test('sells ten pieces to ten of fifty buyers while instances of cart and catalogue are killed', async () => {
  await sellOut('Bánh tráng mè', async (someoneHasOrdered) => {
    await someoneHasOrdered();
    const killed = [carts[0] as Instance, catalogues[0] as Instance];
    await Promise.all(killed.map(({ process: service }) => service.kill()));
    await Promise.all(killed.map((instance) => instance.restart()));
  });
});

test('sells ten pieces to ten of fifty buyers while the broker is down', async () => {
  await sellOut('Bánh tráng dừa', async (someoneHasOrdered) => {
    await proxy.disconnect();
    await someoneHasOrdered();
    await proxy.reconnect();
  });
});

/** All stock movements of a product, oldest first. */
async function movementsOf(product: string): Promise<StockMovement[]> {
  const movements: StockMovement[] = [];
  for (let page = 1, hasNextPage = true; hasNextPage; page += 1) {
    const query = { page, limit: 100 };
    const { body } = await staff.get<StaffPage<StockMovement>>(`/v1/products/${product}/stock`, { as: 'ADMIN', query });
    movements.push(...body.docs);
    ({ hasNextPage } = body);
  }
  return movements.toReversed();
}

/** Changes the stock up and down as a staff member, ignoring rejections for lack of stock. Returns the staff member and the sum of accepted changes. */
async function moveStock(product: string, changes: readonly number[]): Promise<{ by: string; sum: number }> {
  const by = randomBytes(12).toString('hex');
  const headers = {
    authorization: `Bearer ${await keys.mint({ sub: by, roles: ['USER', 'ADMIN'] })}`,
    'content-type': 'application/json',
  };
  let sum = 0;
  for (const change of changes) {
    const body = JSON.stringify({ idempotencyKey: randomUUID(), change, reason: 'COUNTED' });
    const response = await fetch(`${gateway.url}/v1/products/${product}/stock`, { method: 'POST', headers, body });
    if (response.status === 201) sum += change;
    else expect(await response.json()).toMatchObject({ statusCode: 409, message: 'STOCK_NOT_ENOUGH' });
  }
  return { by, sum };
}

test('movements of two staff members and thirty buyers add up to the remaining stock', async () => {
  const { _id } = await create<Product>('/v1/products', {
    ...template,
    name: { vi: `Bánh tráng gạo ${randomBytes(2).toString('hex')}`, en: '' },
    stock: 25,
  });
  const people = await Promise.all(Array.from({ length: 30 }, () => buyerOf(_id)));
  const changes = [5, -3, 4, -7, 2, -1, 6, -8, 3, -2, 1, -4];
  const [orders, one, other] = await Promise.all([
    Promise.all(people.map(buy)),
    moveStock(_id, changes),
    moveStock(
      _id,
      changes.map((change) => -change),
    ),
  ]);
  const placed = orders.filter((order) => order !== undefined);
  const cancelled = placed[0] as Order;
  const buyer = people[orders.indexOf(cancelled)] as Buyer;
  const response = await fetch(`${gateway.url}/v1/orders/${cancelled._id}/cancel`, {
    method: 'PUT',
    headers: buyer.headers,
    body: '{}',
  });
  expect(response.status).toBe(200);
  const left = 25 - placed.length + 1 + one.sum + other.sum;
  await eventually(async () => expect((await staff.get<Product>(`/v1/products/${_id}`)).body.stock).toBe(left));

  const movements = await movementsOf(_id);
  let stock = 0;
  for (const movement of movements) {
    stock += movement.change;
    expect(movement.stock).toBe(stock);
  }
  expect(stock).toBe(left);
  // Reservations for orders that were not placed, because their request timed out, are released.
  const byOrder = new Map<string, number>();
  for (const { order, change } of movements)
    if (order?.code !== undefined) byOrder.set(order.code, (byOrder.get(order.code) ?? 0) + change);
  const sold = [...byOrder].filter(([, sum]) => sum !== 0);
  expect(sold.toSorted()).toEqual(
    placed
      .filter((order) => order !== cancelled)
      .map(({ code }) => [code, -1])
      .toSorted(),
  );
  const sumBy = (id: string) => movements.filter(({ by }) => by.id === id).reduce((sum, { change }) => sum + change, 0);
  expect([sumBy(one.by), sumBy(other.by)]).toEqual([one.sum, other.sum]);
  expect(movements.filter(({ order }) => order?.code === cancelled.code)).toMatchObject([
    { reason: 'SOLD', change: -1 },
    { reason: 'ORDER_CANCELLED', change: 1 },
  ]);
});
