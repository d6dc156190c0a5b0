/**
 * Measures suggestions over 100,000 products on two instances of the catalogue while products are renamed: prefixes of one to three letters
 * mixed with typos, 32 concurrent. Prints the time inside the search call. Needs the real backing services (MONGODB_URI, AMQP_URL,
 * REDIS_URL): `node src/search.bench.ts [products]`.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { startTestKeys } from '@gvg/testing/token-keys';
import { fillCatalogue, startInstance } from './search/bench-catalogue.ts';
import type { Instance } from './search/bench-catalogue.ts';
import { generateKeywords } from './search/generate-keywords.ts';
import { generateProducts } from './search/generate-products.ts';
import { loadKeywords } from './search/keyword-load.ts';
import { median, percentile } from './statistics.ts';

const count = Number(process.argv[2] ?? 100_000);
const concurrency = 32;
const runs = 5;
const searchesPerRun = 3_000;
const writeIntervalMs = 100;

const { MONGODB_URI: uri, AMQP_URL: broker, REDIS_URL: redis } = process.env;
if (uri === undefined || broker === undefined || redis === undefined)
  throw new Error('Set MONGODB_URI, AMQP_URL and REDIS_URL to the real backing services');

const name = `bench-search-${randomBytes(4).toString('hex')}`;
const keys = await startTestKeys();
const environment = {
  ...process.env,
  DATABASE_NAME: name,
  EVENT_NAMESPACE: name,
  REDIS_PREFIX: `${name}:`,
  JWKS_URL: keys.url,
  INTERNAL_SECRET: 'a secret of this bench alone',
  // Unused, because searches copy no pictures.
  UPLOAD_INTERNAL_URL: 'http://127.0.0.1:1',
  TRUST_PROXY_HOPS: '1',
  LIMITS_SCALE: '100000',
};
const instances: Instance[] = [];
const client = await new MongoClient(uri).connect();

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

/** Returns true if the product was written. On an overloaded machine Redis can time out, and the service responds with 503. */
async function rename(id: string, vi: string): Promise<boolean> {
  const response = await fetch(`${instances[0]?.url ?? ''}/v1/products/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await keys.mint({ roles: ['ADMIN'] })}` },
    body: JSON.stringify({ name: { vi, en: '' } }),
  });
  if (response.ok || response.status === 503) return response.ok;
  throw new Error(`A write responded with ${response.status}: ${await response.text()}`);
}

async function isFound(url: string, keyword: string): Promise<boolean> {
  const { totalDocs } = (await (await fetch(`${url}/v1/products?name=${encodeURIComponent(keyword)}`)).json()) as {
    totalDocs: number;
  };
  return totalDocs > 0;
}

/** Returns the milliseconds from the response of a write until every instance finds the product. */
async function measureIndexingDelay(id: string): Promise<number> {
  const word = `moi${randomBytes(4).toString('hex')}`;
  while (!(await rename(id, `Hàng ${word}`))) await delay(100);
  const startedAt = performance.now();
  while (!(await Promise.all(instances.map(({ url }) => isFound(url, word)))).every(Boolean)) await delay(1);
  return performance.now() - startedAt;
}

try {
  const products = generateProducts(count);
  const ids = products.map(({ _id }) => _id);
  await timed(`${count} products imported`, () => fillCatalogue(products, environment));
  for (const instance of [1, 2])
    instances.push(await timed(`instance ${instance} ready`, () => startInstance(environment)));
  const urls = instances.map(({ url }) => url);
  const keywords = generateKeywords(
    products.flatMap(({ name: { vi, en } }) => [vi, en]),
    searchesPerRun * (runs + 1),
  );
  await loadKeywords(urls, keywords.slice(0, searchesPerRun), concurrency);

  const p99s: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    let running = true;
    const writer = (async () => {
      for (let write = 0; running; write += 1) {
        await rename(ids[(run * 1_009 + write * 31) % ids.length] as string, `Hàng đổi tên ${run} ${write}`);
        await delay(writeIntervalMs);
      }
    })();
    const { searchMs, seconds } = await loadKeywords(
      urls,
      keywords.slice(run * searchesPerRun, (run + 1) * searchesPerRun),
      concurrency,
    );
    running = false;
    await writer;
    p99s.push(percentile(searchMs, 0.99));
    console.log(
      `run ${run}: p50 ${percentile(searchMs, 0.5).toFixed(2)} ms, p99 ${percentile(searchMs, 0.99).toFixed(2)} ms, max ${Math.max(...searchMs).toFixed(2)} ms, ${(searchMs.length / seconds).toFixed(0)} searches per second`,
    );
  }
  console.log(`inside the search call, median of ${runs} runs: p99 ${median(p99s).toFixed(2)} ms`);
  const waits: number[] = [];
  for (const id of ids.slice(0, 10)) waits.push(await measureIndexingDelay(id));
  console.log(
    `found on both instances after a write: median ${median(waits).toFixed(0)} ms, longest ${Math.max(...waits).toFixed(0)} ms`,
  );
} finally {
  for (const instance of instances) await instance.stop();
  await client.db(name).dropDatabase();
  await client.close();
  await keys.close();
}
