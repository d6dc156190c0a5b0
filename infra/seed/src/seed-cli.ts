import { parseArgs } from 'node:util';
import { Readable } from 'node:stream';
import type { ImportedRecord } from '@gvg/contracts/catalogue/import-record';
import { runScript } from './command/run-script.ts';
import { siteEnvironment } from './command/site-environment.ts';
import { seedCustomers } from './customers/seed-customers.ts';
import { demoRecords } from './demo-records.ts';
import { buildManyProducts } from './large-catalogue/build-many-products.ts';
import { storePictures } from './pictures/store-pictures.ts';
import type { UrlOf } from './products/build-goods.ts';

/**
 * `npm run seed [-- --only goods|customers] [--products N]`: fills a running site with the demo's goods and, if the administrator's
 * credentials are known, its customers. Adds N more products for benchmarks. Existing records are not changed.
 */
const site = siteEnvironment.parse(process.env);
if (site.ENVIRONMENT === 'PRODUCTION') throw new Error('The demo is never put into PRODUCTION.');
const { products, only } = parseArgs({
  options: { products: { type: 'string', default: '0' }, only: { type: 'string' } },
}).values;
if (only !== undefined && only !== 'goods' && only !== 'customers') throw new Error('--only takes goods or customers');
const extraProducts = Number(products);
if (!Number.isInteger(extraProducts) || extraProducts < 0) throw new Error('--products takes a number');

const startedAt = performance.now();
const logProgress = (what: string) => {
  console.log(`${what}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
};

function importLines(records: Iterable<string>, args: readonly string[] = []): Promise<void> {
  return runScript('services/catalogue/src/import.ts', {
    args,
    environment: { DATABASE_NAME: site.CATALOGUE_DATABASE_NAME },
    input: Readable.from(records),
  });
}

function* linesOf(records: Iterable<ImportedRecord>): Generator<string> {
  for (const record of records) yield `${JSON.stringify(record)}\n`;
}

function* manyRecords(urlOf: UrlOf): Generator<ImportedRecord> {
  for (const value of buildManyProducts(extraProducts, urlOf)) yield { kind: 'product', value };
}

async function seedGoods(): Promise<void> {
  const urlOf = await storePictures(site);
  logProgress('pictures stored');
  const records = demoRecords(urlOf);
  await importLines(linesOf(records));
  if (extraProducts > 0) {
    logProgress('demo');
    await importLines(linesOf(manyRecords(urlOf)), ['--bulk']);
  }
  const count = records.filter(({ kind }) => kind === 'product').length + extraProducts;
  logProgress(`${count} products with their pictures`);
}

async function seedPeople(): Promise<void> {
  const {
    API_URL: apiUrl,
    FIRST_ADMIN_EMAIL: email,
    FIRST_ADMIN_PASSWORD: password,
    CART_DATABASE_NAME: cartDatabase,
    AMQP_URL: url,
    EVENT_NAMESPACE: namespace,
  } = site;
  if (!apiUrl || !email || !password || !cartDatabase || !url) return;
  const added = await seedCustomers({ apiUrl, admin: { email, password }, cartDatabase, broker: { url, namespace } });
  logProgress(`${added} customers with their orders`);
}

if (only !== 'customers') await seedGoods();
if (only !== 'goods') await seedPeople();
