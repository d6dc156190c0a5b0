import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import { createTestClient } from '@gvg/testing/test-client';
import { startBuyingShop } from './buying/buying-shop.ts';
import { shopperReads, watchMemory } from './buying/shopper-reads.ts';
import { percentile } from './statistics.ts';

/**
 * Exports products through the gateway, raises the price of each, and imports the file. Measures rows per second, the catalogue's memory
 * above idle, and the p95 of shoppers' reads at 50 per second relative to before. Prints results without assertions.
 */
const products = Number(process.argv[2] ?? 5_000);
const calmMs = 10_000;

const shop = await startBuyingShop(products);
try {
  const client = createTestClient(() => shop.url, { keys: shop.keys });
  const query = { includeHidden: 'true', includeDeleted: 'true', sort: 'createdAt' };
  const { text } = await client.post('/v1/products/export', { as: 'ADMIN', query });
  const rows = parse(text, { columns: true, bom: true }) as Record<string, string>[];
  const ids = rows.map((row) => row['id'] as string);
  const dearer = rows.map((row) => ({ ...row, price: String(Number(row['price']) + 1_000) }));
  const file = new Blob([stringify(dearer, { header: true, record_delimiter: 'windows' })]);
  console.log(`${rows.length} products, ${(file.size / 1024 / 1024).toFixed(1)} MB`);

  const reads = shopperReads(shop.url, ids);
  await sleep(calmMs);
  const calm = reads.take();
  const memory = watchMemory(shop.cataloguePid);

  const begin = performance.now();
  const path = '/v1/products/imports';
  const { _id } = (await client.post<ProductImport>(path, { as: 'ADMIN', query: { name: 'bench.csv' }, body: file }))
    .body;
  const get = async () => (await client.get<ProductImport>(`${path}/${_id}`, { as: 'ADMIN' })).body;
  const until = async (isDone: (one: ProductImport) => boolean) => {
    for (;;) {
      const one = await get();
      if (one.state === 'REFUSED') throw new Error(`the file was refused: ${JSON.stringify(one.problem)}`);
      if (isDone(one)) return one;
      await sleep(250);
    }
  };
  const ready = await until(({ state }) => state === 'READY');
  const ofDryRun = memory.overIdle();
  const read = performance.now();
  report('dry run', read - begin, reads.take());
  await client.post(`${path}/${_id}/start`, { as: 'ADMIN' });
  const ended = await until(({ change }) => change?.state === 'DONE');
  report('run', performance.now() - read, reads.take());
  await reads.stop();
  console.log(`  of them changed ${ready.figures?.changed}, done ${ended.change?.done}, failed ${ended.failed}`);
  console.log(`  memory over idle ${memory.stop()} MiB (idle ${memory.idle}), of the dry run alone ${ofDryRun}`);

  function report(what: string, milliseconds: number, times: number[]): void {
    const [before, during] = [percentile(calm, 0.95), percentile(times, 0.95)];
    console.log(
      `  ${what.padEnd(8)} ${(milliseconds / 1_000).toFixed(1)} s, ${((rows.length * 1_000) / milliseconds).toFixed(0)} rows a second; ` +
        `p95 of reads ${during.toFixed(1)} ms, ${(during / before).toFixed(2)} × of ${before.toFixed(1)} ms before`,
    );
  }
} finally {
  await shop.close();
}
