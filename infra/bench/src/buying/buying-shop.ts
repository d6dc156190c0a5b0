import { Readable } from 'node:stream';
import { services } from '@gvg/local/site';
import { runScript } from '@gvg/seed/command/run-script';
import { demoRecords } from '@gvg/seed/demo-records';
import { buildManyProducts } from '@gvg/seed/large-catalogue/build-many-products';
import { cartSettings } from '@gvg/testing/cart-settings';
import { freePort } from '@gvg/testing/free-port';
import { startServiceProcess } from '@gvg/testing/service-process';
import { createTestClient } from '@gvg/testing/test-client';
import type { TestKeys } from '@gvg/testing/token-keys';
import { startTestKeys } from '@gvg/testing/token-keys';
import { unreachableUrl } from '@gvg/testing/unreachable-url';
import { MongoClient } from 'mongodb';
import { startBenchBackingServices } from '../start-backing-services.ts';

export interface BuyingShop {
  /** The URL of the gateway, whose upstreams are one catalogue and one cart. */
  url: string;
  mongoUri: string;
  /** A database for this run, dropped at its end. */
  benchDatabase: string;
  keys: TestKeys;
  cataloguePid: number;
  close(): Promise<void>;
}

const namespace = `bench-buying-${process.pid}`;
const picture = () => 'https://pictures.test/product.jpg';

/**
 * Starts gateway, catalogue and cart in separate processes on the real backing services, with generated products and unreachable rate
 * limits.
 */
export async function startBuyingShop(products: number): Promise<BuyingShop> {
  const backingServices = await startBenchBackingServices();
  const mongoUri = backingServices.environment['MONGODB_URI'] as string;
  const database = (name: string) => `${namespace}-${name}`;
  const keys = await startTestKeys();
  const cleanups: (() => Promise<unknown>)[] = [
    () => backingServices.stop(),
    () => dropDatabases(mongoUri, ['catalogue', 'cart', 'bare'].map(database)),
    () => keys.close(),
  ];
  const close = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  const environment = {
    ...backingServices.environment,
    ENVIRONMENT: 'STAGING',
    LOG_LEVEL: 'silent',
    EVENT_NAMESPACE: namespace,
    REDIS_PREFIX: `${namespace}:`,
    JWKS_URL: keys.url,
    INTERNAL_SECRET: 'a secret of this bench alone',
    UPLOAD_INTERNAL_URL: unreachableUrl,
    IDENTITY_INTERNAL_URL: unreachableUrl,
    LIMITS_SCALE: '1000000',
  };
  try {
    const catalogueEnvironment = {
      ...environment,
      DATABASE_NAME: database('catalogue'),
      INTERNAL_PORT: String(await freePort()),
    };
    const catalogueImport = (records: Iterable<unknown>, args: string[] = []) =>
      runScript('services/catalogue/src/import.ts', {
        args,
        environment: catalogueEnvironment,
        input: Readable.from(linesOf(records)),
      });
    await catalogueImport(demoRecords(picture));
    await catalogueImport(productRecords(products), ['--bulk']);
    const catalogue = await startServiceProcess('catalogue', catalogueEnvironment, {
      nodeOptions: services.find(({ name }) => name === 'catalogue')?.nodeOptions ?? [],
    });
    cleanups.push(() => catalogue.stop());
    const cart = await startServiceProcess('cart', {
      ...environment,
      DATABASE_NAME: database('cart'),
      CATALOGUE_INTERNAL_URL: catalogue.internalUrl ?? unreachableUrl,
    });
    cleanups.push(() => cart.stop());
    const gateway = await startServiceProcess('gateway', {
      ...environment,
      UPSTREAMS: JSON.stringify({ catalogue: [catalogue.url], cart: [cart.url] }),
    });
    cleanups.push(() => gateway.stop());
    const opened = await createTestClient(() => gateway.url, { keys }).put('/v1/settings/cart', {
      as: 'SYSTEM_ADMIN',
      body: cartSettings,
    });
    if (opened.status !== 200) throw new Error(`the shop's account was not stored: ${opened.status}`);
    return { url: gateway.url, mongoUri, benchDatabase: database('bare'), keys, cataloguePid: catalogue.pid, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function* productRecords(products: number): Generator<unknown> {
  for (const value of buildManyProducts(products, picture)) yield { kind: 'product', value };
}

function* linesOf(records: Iterable<unknown>): Generator<string> {
  for (const record of records) yield `${JSON.stringify(record)}\n`;
}

async function dropDatabases(uri: string, names: readonly string[]): Promise<void> {
  const client = await MongoClient.connect(uri);
  for (const name of names) await client.db(name).dropDatabase();
  await client.close();
}
