import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import { createTestClient } from '@gvg/testing/test-client';
import { startBuyingShop } from './buying/buying-shop.ts';
import { percentile } from './statistics.ts';

/**
 * Exports products through the gateway, makes each of them dearer, and imports the file: rows a second, the catalogue's memory over idle, and the p95 of shoppers'
 * reads at 50 a second relative to before. Prints results without assertions.
 */
const products = Number(process.argv[2] ?? 5_000);
const readsPerSecond = 50;
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
  console.log(`${rows.length} products, ${(file.size / 1024 / 1024).toFixed(1)} MB, ${readsPerSecond} reads a second`);

  const reads = startReads(ids);
  await sleep(calmMs);
  const calm = reads.take();
  const idle = residentBytes();
  let height = idle;
  const watching = setInterval(() => (height = Math.max(height, residentBytes())), 100);

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
  const heightOfDryRun = height;
  const read = performance.now();
  report('dry run', read - begin, reads.take());
  await client.post(`${path}/${_id}/start`, { as: 'ADMIN' });
  const ended = await until(({ change }) => change?.state === 'DONE');
  report('run', performance.now() - read, reads.take());
  clearInterval(watching);
  await reads.stop();
  console.log(`  of them changed ${ready.figures?.changed}, done ${ended.change?.done}, failed ${ended.failed}`);
  console.log(
    `  memory over idle ${((height - idle) / 1024 / 1024).toFixed(0)} MiB (idle ${(idle / 1024 / 1024).toFixed(0)}), of the dry run alone ${((heightOfDryRun - idle) / 1024 / 1024).toFixed(0)}`,
  );

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

/** Of the catalogue's process. */
function residentBytes(): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.cataloguePid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Shoppers who open products and lists, at a pace that does not wait for answers. */
function startReads(ids: readonly string[]) {
  let times: number[] = [];
  let count = 0;
  const open = new Set<Promise<void>>();
  const send = async () => {
    count += 1;
    const product = ids[(count * 7) % ids.length] as string;
    const target = count % 5 === 0 ? `/v1/products?page=${(count % 40) + 1}` : `/v1/products/${product}`;
    const begin = performance.now();
    const response = await fetch(shop.url + target);
    await response.arrayBuffer();
    times.push(performance.now() - begin);
  };
  const pacing = setInterval(() => {
    const sent = send().finally(() => open.delete(sent));
    open.add(sent);
  }, 1_000 / readsPerSecond);
  return {
    /** In milliseconds, since the last time. */
    take() {
      const taken = times;
      times = [];
      return taken;
    },
    async stop() {
      clearInterval(pacing);
      await Promise.all(open);
    },
  };
}
