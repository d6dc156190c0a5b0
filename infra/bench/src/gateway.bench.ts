import type { Page } from '@gvg/contracts/definitions/paging';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { startBareExpress } from './gateway/bare-express.ts';
import { httpLoad } from './gateway/http-load.ts';
import { startShop } from './gateway/shop.ts';
import { generateKeywords } from './search/generate-keywords.ts';
import { median } from './statistics.ts';

/**
 * Compares public reads through the gateway (catalogue as upstream, cache on, every request counted and logged) with a bare Express that
 * sends the same bytes. Measures responses per second over 32 connections, in alternating rounds, so that both see the same machine load.
 * Prints results without assertions.
 */
const connections = 32;
const rounds = 5;
const roundMs = 1_500;
const keywordCount = 500;

const shop = await startShop();
try {
  const read = async (target: string) => (await fetch(`${shop.url}${target}`)).text();
  const { docs } = JSON.parse(await read('/v1/products?limit=100')) as Page<ProductCard>;
  const keywords = generateKeywords(
    docs.flatMap(({ name }) => [name.vi, name.en]),
    keywordCount,
  );
  const targetsByRequest = {
    list: [
      '/v1/products',
      '/v1/products?page=2',
      '/v1/products?sort=NEWEST',
      `/v1/products?category=${docs[0]?.category ?? ''}`,
    ],
    product: docs.map(({ _id }) => `/v1/products/${_id}`),
    search: keywords.map((keyword) => `/v1/products?limit=20&locale=vi&name=${encodeURIComponent(keyword)}`),
  };
  const targets = Object.values(targetsByRequest).flat();
  const bodies = new Map<string, string>();
  for (const target of targets) bodies.set(target, await read(target));
  const bare = await startBareExpress(bodies);
  console.log(`responses per second, ${connections} connections, median of ${rounds} rounds`);
  for (const [label, paths] of Object.entries(targetsByRequest)) await compare(label, paths, bare.url);
  await bare.close();
} finally {
  await shop.close();
}

async function compare(label: string, paths: readonly string[], bareUrl: string): Promise<void> {
  const clients = [httpLoad(bareUrl, paths, connections), httpLoad(shop.url, paths, connections)];
  const rates = clients.map((): number[] => []);
  for (const client of clients) await client.measure(roundMs / 3);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, client] of clients.entries()) rates[index]?.push(await client.measure(roundMs));
  }
  await Promise.all(clients.map((client) => client.close()));
  const [express, gateway] = rates.map((values) => median(values)) as [number, number];
  console.log(
    `  ${label.padEnd(10)} bare Express ${express.toFixed(0).padStart(6)}   gateway ${gateway.toFixed(0).padStart(6)}   ${((gateway / express) * 100).toFixed(0).padStart(4)} %`,
  );
}
