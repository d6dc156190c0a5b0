import { setTimeout as sleep } from 'node:timers/promises';
import { createTestClient } from '@gvg/testing/test-client';
import { startBuyingShop } from './buying/buying-shop.ts';
import { shopperReads, watchMemory } from './buying/shopper-reads.ts';
import { percentile } from './statistics.ts';

/**
 * Exports products through the gateway. Measures rows per second, the catalogue's memory above idle, and the p95 of shoppers' reads at 50
 * per second relative to before. Prints results without assertions.
 */
const products = Number(process.argv[2] ?? 100_000);
const calmMs = 10_000;

const shop = await startBuyingShop(products);
try {
  const client = createTestClient(() => shop.url, { keys: shop.keys });
  const { body } = await client.get<{ docs: { _id: string }[] }>('/v1/products', { query: { limit: '50' } });
  const reads = shopperReads(
    shop.url,
    body.docs.map(({ _id }) => _id),
  );
  await sleep(calmMs);
  const calm = percentile(reads.take(), 0.95);
  const memory = watchMemory(shop.cataloguePid);

  const begin = performance.now();
  const response = await fetch(`${shop.url}/v1/products/export?includeHidden=true`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await shop.keys.mint({ roles: ['USER', 'ADMIN'] })}` },
  });
  if (!response.ok) throw new Error(`the export answered ${response.status}`);
  let bytes = 0;
  let rows = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    rows += piece.filter((byte: number) => byte === 10).length;
  }
  const milliseconds = performance.now() - begin;
  const during = percentile(reads.take(), 0.95);
  await reads.stop();
  console.log(
    `export: ${rows} lines, ${(bytes / 1024 / 1024).toFixed(1)} MiB in ${(milliseconds / 1_000).toFixed(1)} s; ` +
      `memory over idle ${memory.stop()} MiB (idle ${memory.idle}); p95 of reads ${during.toFixed(1)} ms, ${(during / calm).toFixed(2)} × of ${calm.toFixed(1)} ms before`,
  );
} finally {
  await shop.close();
}
