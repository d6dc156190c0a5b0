import { Readable } from 'node:stream';
import { runScript } from '@gvg/seed/command/run-script';
import { demoRecords } from '@gvg/seed/demo-records';
import { buildManyProducts } from '@gvg/seed/large-catalogue/build-many-products';
import { freePort } from '@gvg/testing/free-port';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { TestKeys } from '@gvg/testing/token-keys';
import { unreachableUrl } from '@gvg/testing/unreachable-url';
import { MongoClient } from 'mongodb';
import { auditRecords, orders, payments, quotes, users } from './stored-rows.ts';

export interface StaffShop {
  rows: number;
  urls: Record<'catalogue' | 'cart' | 'identity', string>;
  stop(): Promise<void>;
}

const picture = () => '/v1/file-manager/files/product.jpg';
const batchSize = 1_000;

function* linesOf(records: Iterable<unknown>): Generator<string> {
  for (const record of records) yield `${JSON.stringify(record)}\n`;
}

function* productRecords(count: number): Generator<unknown> {
  for (const value of buildManyProducts(count, picture)) yield { kind: 'product', value };
}

async function insertAll(client: MongoClient, place: [string, string], rows: Iterable<object>): Promise<void> {
  const collection = client.db(place[0]).collection(place[1]);
  const batch: object[] = [];
  const write = async () => void (await collection.insertMany(batch.splice(0), { ordered: false }));
  for (const row of rows) if (batch.push(row) === batchSize) await write();
  if (batch.length > 0) await write();
}

/**
 * Starts catalogue, cart and identity in separate processes, each kind of data (products, orders, transfers, quotes, users, audit records)
 * with `rows` rows.
 */
export async function startStaffShop(
  rows: number,
  { environment, keys }: { environment: Record<string, string>; keys: TestKeys },
): Promise<StaffShop> {
  const namespace = `bench-lists-${process.pid}-${rows}`;
  const database = (name: string) => `${namespace}-${name}`;
  const common = {
    ...environment,
    ENVIRONMENT: 'STAGING',
    LOG_LEVEL: 'silent',
    EVENT_NAMESPACE: namespace,
    REDIS_PREFIX: `${namespace}:`,
    JWKS_URL: keys.url,
    SIGNING_KEYS: await keys.signingKeys(),
    KEY_ENCRYPTION_SECRET: 'a secret of this bench alone, for keys',
    PUBLIC_ORIGIN: 'http://localhost',
    INTERNAL_SECRET: 'a secret of this bench alone',
    CATALOGUE_INTERNAL_URL: unreachableUrl,
    CART_INTERNAL_URL: unreachableUrl,
    IDENTITY_INTERNAL_URL: unreachableUrl,
    UPLOAD_INTERNAL_URL: unreachableUrl,
    LIMITS_SCALE: '1000000',
  };
  const environmentOf = async (name: string) => ({
    ...common,
    DATABASE_NAME: database(name),
    INTERNAL_PORT: String(await freePort()),
  });
  const catalogueEnvironment = await environmentOf('catalogue');
  for (const [records, args] of [
    [demoRecords(picture), []],
    [productRecords(rows), ['--bulk']],
  ] as const)
    await runScript('services/catalogue/src/import.ts', {
      args: [...args],
      environment: catalogueEnvironment,
      input: Readable.from(linesOf(records)),
    });
  const services = {
    catalogue: await startServiceProcess('catalogue', catalogueEnvironment),
    cart: await startServiceProcess('cart', await environmentOf('cart')),
    identity: await startServiceProcess('identity', await environmentOf('identity')),
  };
  const client = await MongoClient.connect(environment['MONGODB_URI'] as string);
  await insertAll(client, [database('cart'), 'orders'], orders(rows));
  await insertAll(client, [database('cart'), 'payments'], payments(rows));
  await insertAll(client, [database('cart'), 'quotes'], quotes(rows));
  await insertAll(client, [database('identity'), 'users'], users(rows));
  await insertAll(client, [database('identity'), 'audit_records'], auditRecords(rows));
  return {
    rows,
    urls: {
      catalogue: services.catalogue.url,
      cart: services.cart.url,
      identity: services.identity.url,
    },
    async stop() {
      await Promise.all(Object.values(services).map((service) => service.stop()));
      for (const name of Object.keys(services)) await client.db(database(name)).dropDatabase();
      await client.close();
    },
  };
}
