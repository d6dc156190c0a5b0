import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { backingServices } from '@gvg/testing/backing-services';
import { startTestKeys } from '@gvg/testing/token-keys';
import type { TestKeys } from '@gvg/testing/token-keys';
import { startReaders } from './readers.fixtures.ts';
import type { Readers } from './readers.fixtures.ts';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { unreachableUrl } from '@gvg/testing/unreachable-url';

const testNamespace = `test-two-gateways-${randomBytes(4).toString('hex')}`;
const readersPerGateway = 4;

/** Five processes start, one of them during the reads. */
jest.setTimeout(180_000);

let keys: TestKeys;
let catalogues: [ServiceProcess, ServiceProcess];
let gateways: [ServiceProcess, ServiceProcess];
const running = new Set<Readers>();

const common = () => ({
  ENVIRONMENT: 'DEVELOPMENT',
  LOG_LEVEL: 'silent',
  LIMITS_SCALE: '100000',
  ...backingServices(),
  EVENT_NAMESPACE: testNamespace,
  REDIS_PREFIX: `${testNamespace}:`,
  INTERNAL_SECRET: 'a secret of this test alone',
});

const startCatalogue = (port = '0') =>
  startServiceProcess('catalogue', {
    ...common(),
    PORT: port,
    DATABASE_NAME: testNamespace,
    JWKS_URL: keys.url,
    UPLOAD_INTERNAL_URL: unreachableUrl,
    IDENTITY_INTERNAL_URL: unreachableUrl,
  });
const startGateway = () =>
  startServiceProcess('gateway', {
    ...common(),
    UPSTREAMS: JSON.stringify({ catalogue: catalogues.map(({ url }) => url) }),
  });

/** Reads through these gateways until the end of the test. Each reader continues with the next gateway when a connection fails. */
function read(...urls: string[]): Readers {
  const readers = startReaders(urls, readersPerGateway);
  running.add(readers);
  return readers;
}

/** Requests received by this process, according to its metrics. */
async function receivedBy({ url }: ServiceProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(
    /^http_request_duration_seconds_count\{[^}]*route="\/v1\/products"[^}]*\} (\d+)/m.exec(metrics)?.[1] ?? 0,
  );
}

beforeAll(async () => {
  keys = await startTestKeys();
  catalogues = [await startCatalogue(), await startCatalogue()];
  gateways = await Promise.all([startGateway(), startGateway()]);
});

afterEach(async () => {
  await Promise.all([...running].map((readers) => readers.stop()));
  running.clear();
});

afterAll(async () => {
  await Promise.all([...gateways, ...catalogues].map((service) => service.stop()));
  await keys.close();
  const database = await MongoClient.connect(backingServices().MONGODB_URI);
  await database.db(testNamespace).dropDatabase();
  await database.close();
});

test('fails no read when a catalogue is killed, and uses it again after its restart', async () => {
  const readers = gateways.map(({ url }) => read(url));
  await Promise.all(readers.map((reader) => reader.succeed(50)));
  expect(await Promise.all(catalogues.map(receivedBy))).not.toContain(0);

  await catalogues[0].kill();
  await Promise.all(readers.map((reader) => reader.succeed(100)));
  catalogues[0] = await startCatalogue(new URL(catalogues[0].url).port);
  for (const reader of readers) await reader.stop();
  expect(readers.map(({ failures }) => failures)).toEqual([[], []]);

  for (const { url } of gateways) {
    const before = await receivedBy(catalogues[0]);
    const reader = read(url);
    while ((await receivedBy(catalogues[0])) === before) await reader.succeed(1);
    await reader.stop();
    expect(reader.failures).toEqual([]);
  }
});

test('fails only pending reads when a gateway is killed', async () => {
  const [throughFirst, throughSecond] = [read(gateways[0].url, gateways[1].url), read(gateways[1].url)];
  await Promise.all([throughFirst.succeed(50), throughSecond.succeed(50)]);
  await gateways[0].kill();
  await Promise.all([throughFirst.succeed(50), throughSecond.succeed(50)]);
  expect(throughFirst.failures.length).toBeLessThanOrEqual(readersPerGateway);
  expect(throughSecond.failures).toEqual([]);
});
