import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import type { Db } from 'mongodb';
import { backingServices } from '@gvg/testing/backing-services';
import { openCountries, sampleGoods } from '@gvg/testing/sample-goods';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { createTestClient } from '@gvg/testing/test-client';
import { startTestKeys } from '@gvg/testing/token-keys';
import type { TestKeys } from '@gvg/testing/token-keys';
import { unreachableUrl } from '@gvg/testing/unreachable-url';
import { freePort } from '@gvg/testing/free-port';
import { active, createHostedPart } from './hosted-part.ts';
import type { HostedPart } from './hosted-part.ts';

/** What buying and talking take: catalogue, cart and chat as parts with hosts, the others beside them. */
export interface BuyingSite {
  url: string;
  keys: TestKeys;
  parts: Record<'catalogue' | 'cart' | 'chat', HostedPart>;
  /** Ids of products with plenty of stock. */
  products: readonly string[];
  chatDatabase: Db;
  stop(): Promise<void>;
}

export async function startBuyingSite(): Promise<BuyingSite> {
  const namespace = `test-releases-${randomBytes(4).toString('hex')}`;
  const pictures = mkdtempSync(path.join(tmpdir(), 'releases-pictures-'));
  const addresses = backingServices();
  const keys = await startTestKeys();
  const client = await MongoClient.connect(addresses.MONGODB_URI);
  const databaseOf = (service: string) => `${namespace}-${service}`;
  const common = {
    ENVIRONMENT: 'DEVELOPMENT',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    LIMITS_SCALE: '100000',
    ...addresses,
    EVENT_NAMESPACE: namespace,
    REDIS_PREFIX: `${namespace}:`,
    INTERNAL_SECRET: 'a secret of this test alone',
    PUBLIC_ORIGIN: 'https://shop.example',
    JWKS_URL: keys.url,
    TRUST_PROXY_HOPS: '1',
    IDENTITY_INTERNAL_URL: unreachableUrl,
    CART_INTERNAL_URL: unreachableUrl,
  };
  const started: ServiceProcess[] = [];
  const start = async (service: string, environment: Record<string, string>) => {
    const running = await startServiceProcess(service, { ...common, ...environment });
    started.push(running);
    return running;
  };
  const upload = await start('upload', {
    DATABASE_NAME: databaseOf('upload'),
    STORAGE_FOLDER: pictures,
    INTERNAL_PORT: String(await freePort()),
  });
  const hosted = async (part: keyof BuyingSite['parts'], environment: Record<string, string> = {}) => {
    const created = await createHostedPart({
      part,
      type: 'service',
      folder: `services/${part}`,
      environment: {
        ...common,
        DATABASE_NAME: databaseOf(part),
        UPLOAD_INTERNAL_URL: String(upload.internalUrl),
        ...environment,
      },
    });
    const { version } = await created.publish();
    await created.change((before) => ({ ...before, stable: active(version) }));
    await created.start();
    return created;
  };
  const catalogue = await hosted('catalogue');
  const cart = await hosted('cart', { CATALOGUE_INTERNAL_URL: catalogue.internalUrl });
  const chat = await hosted('chat', { CART_INTERNAL_URL: cart.internalUrl });
  const realtime = await start('realtime', {
    CHAT_INTERNAL_URL: chat.internalUrl,
    NOTIFY_INTERNAL_URL: unreachableUrl,
  });
  const upstreams = {
    catalogue: [catalogue.url],
    cart: [cart.url],
    chat: [chat.url],
    upload: [upload.url],
    realtime: [realtime.url],
  };
  const gateway = await start('gateway', { TRUST_PROXY_HOPS: '0', UPSTREAMS: JSON.stringify(upstreams) });
  const products = await createProducts(
    createTestClient(() => gateway.url, { keys }),
    client.db(databaseOf('catalogue')),
  );
  const parts = { catalogue, cart, chat };
  return {
    url: gateway.url,
    keys,
    parts,
    products,
    chatDatabase: client.db(databaseOf('chat')),
    async stop() {
      for (const one of started.toReversed()) await one.stop();
      await Promise.all(Object.values(parts).map((part) => part.stop()));
      await keys.close();
      for (const service of ['upload', ...Object.keys(parts)]) await client.db(databaseOf(service)).dropDatabase();
      await client.close();
      rmSync(pictures, { recursive: true });
    },
  };
}

async function createProducts(staff: ReturnType<typeof createTestClient>, catalogue: Db): Promise<string[]> {
  const create = async (address: string, body: Record<string, unknown>) => {
    const response = await staff.post<{ _id: string }>(address, { as: 'ADMIN', body });
    if (response.status !== 201) throw new Error(`${address}: ${response.status} ${response.text}`);
    return response.body._id;
  };
  await openCountries(catalogue, ['VN']);
  const goods = await sampleGoods(create);
  const ids: string[] = [];
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
    ids.push(
      await create('/v1/products', {
        name: { vi: `Bánh tráng mè ${number}`, en: `Sesame rice paper ${number}` },
        ...goods,
        stock: 900,
      }),
    );
  return ids;
}
