import { Readable } from 'node:stream';
import { runScript } from '@gvg/seed/command/run-script';
import { demoRecords } from '@gvg/seed/demo-records';
import { startServiceProcess } from '@gvg/testing/service-process';
import { unreachableUrl } from '@gvg/testing/unreachable-url';
import { MongoClient } from 'mongodb';
import { startBenchBackingServices } from '../start-backing-services.ts';

export interface Shop {
  /** The URL of the gateway, whose upstream is the catalogue with the demo data. */
  url: string;
  close(): Promise<void>;
}

const namespace = `bench-${process.pid}`;

async function dropDatabase(uri: string): Promise<void> {
  const client = await new MongoClient(uri).connect();
  await client.db(namespace).dropDatabase();
  await client.close();
}

/** Starts catalogue and gateway in separate processes on the real backing services, with the demo data and unreachable rate limits. */
export async function startShop(): Promise<Shop> {
  const backingServices = await startBenchBackingServices();
  const cleanups: (() => Promise<unknown>)[] = [
    () => backingServices.stop(),
    () => dropDatabase(backingServices.environment['MONGODB_URI'] as string),
  ];
  const close = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  const environment = {
    ...backingServices.environment,
    ENVIRONMENT: 'PRODUCTION',
    DATABASE_NAME: namespace,
    EVENT_NAMESPACE: namespace,
    REDIS_PREFIX: `${namespace}:`,
    JWKS_URL: unreachableUrl,
    INTERNAL_SECRET: 'a secret of this bench alone',
    UPLOAD_INTERNAL_URL: unreachableUrl,
    IDENTITY_INTERNAL_URL: unreachableUrl,
    TRUST_PROXY_HOPS: '1',
    LIMITS_SCALE: '1000000',
  };
  try {
    const records = demoRecords(() => 'https://pictures.test/product.jpg').map(
      (record) => `${JSON.stringify(record)}\n`,
    );
    await runScript('services/catalogue/src/import.ts', {
      environment: { ...environment, ENVIRONMENT: 'STAGING' },
      input: Readable.from(records),
    });
    const catalogue = await startServiceProcess('catalogue', environment);
    cleanups.push(() => catalogue.stop());
    const gateway = await startServiceProcess('gateway', {
      ...environment,
      TRUST_PROXY_HOPS: '0',
      UPSTREAMS: JSON.stringify({ catalogue: [catalogue.url] }),
    });
    cleanups.push(() => gateway.stop());
    return { url: gateway.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
