import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { openBrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import type { BrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import { backingServices } from '@gvg/testing/backing-services';
import { eventually } from '@gvg/testing/eventually';
import { openCountries, sampleGoods } from '@gvg/testing/sample-goods';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { createTestClient } from '@gvg/testing/test-client';
import type { TestClient } from '@gvg/testing/test-client';
import { startTestKeys } from '@gvg/testing/token-keys';
import type { TestKeys } from '@gvg/testing/token-keys';
import { unreachableUrl } from '@gvg/testing/unreachable-url';

const testNamespace = `test-killed-${randomBytes(4).toString('hex')}`;
let keys: TestKeys;
let proxy: BrokerProxy;
let database: MongoClient;
let identity: ServiceProcess;
let catalogue: ServiceProcess;
let staff: TestClient;
let audit: TestClient;

const common = () => ({
  ENVIRONMENT: 'DEVELOPMENT',
  LOG_LEVEL: 'silent',
  LIMITS_SCALE: '1000',
  ...backingServices(),
  EVENT_NAMESPACE: testNamespace,
  REDIS_PREFIX: `${testNamespace}:`,
  INTERNAL_SECRET: 'a secret of this test alone',
});

/** Connects to the broker through a proxy that can be closed. */
const startCatalogue = () =>
  startServiceProcess('catalogue', {
    ...common(),
    DATABASE_NAME: `${testNamespace}-catalogue`,
    AMQP_URL: proxy.url,
    JWKS_URL: `${identity.url}/v1/auth/jwks`,
    UPLOAD_INTERNAL_URL: unreachableUrl,
    IDENTITY_INTERNAL_URL: unreachableUrl,
  });

beforeAll(async () => {
  keys = await startTestKeys();
  proxy = await openBrokerProxy(backingServices().AMQP_URL);
  database = await MongoClient.connect(backingServices().MONGODB_URI);
  identity = await startServiceProcess('identity', {
    ...common(),
    DATABASE_NAME: `${testNamespace}-identity`,
    SIGNING_KEYS: await keys.signingKeys(),
    KEY_ENCRYPTION_SECRET: 'a secret of this test alone, for keys',
    PUBLIC_ORIGIN: 'http://localhost',
    UPLOAD_INTERNAL_URL: unreachableUrl,
    CART_INTERNAL_URL: unreachableUrl,
  });
  catalogue = await startCatalogue();
  staff = createTestClient(() => catalogue.url, { keys });
  audit = createTestClient(() => identity.url, { keys });
  await openCountries(database.db(`${testNamespace}-catalogue`), ['VN']);
});

afterAll(async () => {
  await catalogue.stop();
  await identity.stop();
  await proxy.disconnect();
  await keys.close();
  await Promise.all(['catalogue', 'identity'].map((name) => database.db(`${testNamespace}-${name}`).dropDatabase()));
  await database.close();
});

async function create(path: string, body: Record<string, unknown>): Promise<string> {
  const response = await staff.post<{ _id: string }>(path, { as: 'ADMIN', body });
  expect(response).toMatchObject({ status: 201 });
  return response.body._id;
}

const auditedActions = async (subjectId: string) =>
  (
    await audit.get<{ docs: { action: string }[] }>('/v1/audit', { as: 'SYSTEM_ADMIN', query: { subjectId } })
  ).body.docs.map(({ action }) => action);

const searchProducts = async (name: string) =>
  (await staff.get<{ docs: { _id: string }[] }>('/v1/products', { query: { name, locale: 'vi' } })).body.docs.map(
    ({ _id }) => _id,
  );

test('applies a change exactly once in search and audit when catalogue is killed between commit and publish', async () => {
  const goods = await sampleGoods(create);
  await eventually(async () => expect(await auditedActions(goods.producer)).toHaveLength(1));

  await proxy.disconnect();
  const product = await create('/v1/products', {
    name: { vi: 'Bánh tráng mè', en: 'Sesame rice paper' },
    ...goods,
    stock: 10,
  });
  await catalogue.kill();
  expect(await auditedActions(product)).toEqual([]);

  await proxy.reconnect();
  catalogue = await startCatalogue();
  await eventually(async () => expect(await auditedActions(product)).toHaveLength(1));
  await eventually(async () => expect(await searchProducts('banh trang me')).toEqual([product]));

  // A later change: after its arrival, a duplicate of the first one would have arrived as well.
  await staff.patch(`/v1/products/${product}`, { as: 'ADMIN', body: { price: 70_000 } });
  await eventually(async () => expect(await auditedActions(product)).toHaveLength(2));
  expect((await auditedActions(product)).filter((action) => action === 'product.create')).toHaveLength(1);
  expect(await searchProducts('banh trang me')).toEqual([product]);
});
