import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { InSystemLine } from '@gvg/contracts/cart/http/lines';
import { buildManyProducts } from '@gvg/seed/large-catalogue/build-many-products';
import { allCategories } from '@gvg/seed/products/all-categories';
import { categoryId } from '@gvg/seed/products/build-goods';
import { startBareInsert } from './buying/bare-insert.ts';
import { startBuyingShop } from './buying/buying-shop.ts';
import type { Write } from './buying/write-load.ts';
import { measureWrites } from './buying/write-load.ts';
import { median } from './statistics.ts';

/**
 * Compares adding to the cart and placing an order through the gateway (durable before the response) with a bare Express that makes one
 * majority insert with the same driver into the same database. Measures writes per second over 32 connections, in alternating rounds.
 * Prints results without assertions.
 */
const connections = 32;
const rounds = 5;
const products = 10_000;
const buyers = 500;
const addsPerRound = 1_500;
const placingsPerRound = 150;
/** Unmeasured rounds of orders, because an order runs through far more code than the other writes. */
const placingsBefore = 5;
/** Time for the events of earlier requests to be dispatched and handled. */
const settledMs = 1_500;

interface Buyer {
  headers: { authorization: string };
}

const shop = await startBuyingShop(products);
const bare = await startBareInsert(shop.mongoUri, shop.benchDatabase);
try {
  // Goods that every country accepts, with enough stock for the reservations of all orders.
  const cosmetics = new Set(allCategories.filter(({ type }) => type === 'COSMETICS').map(categoryId));
  const sold = [...buildManyProducts(products, () => 'https://pictures.test/product.jpg')].filter(
    ({ stock, type, category }) => stock >= 50 && type === 'NORMAL' && cosmetics.has(category),
  );
  const people: Buyer[] = [];
  for (let index = 0; index < buyers; index += 1)
    people.push({
      headers: { authorization: `Bearer ${await shop.keys.mint({ sub: randomBytes(12).toString('hex') })}` },
    });
  let taken = 0;
  const nextProduct = (): Product => sold[(taken += 7) % sold.length] as Product;
  let turn = 0;
  const nextBuyer = (): Buyer => people[(turn += 1) % people.length] as Buyer;

  const adding = (): Write => ({
    path: '/v1/cart/in-system/add-product',
    body: { product: nextProduct()._id, amount: 1 },
    headers: nextBuyer().headers,
  });
  const inserting = (): Write => ({
    path: '/',
    body: { product: nextProduct()._id, amount: 1, customer: randomUUID() },
  });

  const placings = async (): Promise<Write[]> => {
    const writes: Write[] = [];
    while (writes.length < placingsPerRound) writes.push(await placing(nextBuyer(), nextProduct()));
    return writes;
  };

  const measure = async (url: string, writes: Write[]): Promise<number> => {
    await sleep(settledMs);
    return measureWrites(url, writes, connections);
  };

  // Warms up each kind, because the processes have just started.
  await measure(shop.url, many(addsPerRound, adding));
  await measure(bare.url, many(addsPerRound, inserting));
  for (let round = 0; round < placingsBefore; round += 1) await measure(shop.url, await placings());
  console.log(`writes per second, ${connections} connections, median of ${rounds} rounds, ${products} products`);

  const adds: number[] = [];
  const inserts: number[] = [];
  const places: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    inserts.push(await measure(bare.url, many(addsPerRound, inserting)));
    adds.push(await measure(shop.url, many(addsPerRound, adding)));
    places.push(await measure(shop.url, await placings()));
  }
  const insert = median(inserts);
  console.log(`  bare insert      ${insert.toFixed(0).padStart(6)}`);
  console.log(`  add to cart      ${median(adds).toFixed(0).padStart(6)}   ${(median(adds) / insert).toFixed(2)} ×`);
  console.log(
    `  place an order   ${median(places).toFixed(0).padStart(6)}   ${(median(places) / insert).toFixed(3)} ×`,
  );
} finally {
  await bare.close();
  await shop.close();
}

/** Puts the product into the buyer's cart and prepares the order of that line. */
async function placing({ headers }: Buyer, product: Product): Promise<Write> {
  const response = await fetch(`${shop.url}/v1/cart/in-system/add-product`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ product: product._id, amount: 1 }),
  });
  const line = (await response.json()) as InSystemLine;
  return {
    path: '/v1/orders',
    headers,
    body: {
      idempotencyKey: randomUUID(),
      lines: [{ line: line._id, amount: line.amount }],
      recipient: {
        fullName: 'Nguyễn Thị Lan',
        phone: '+819012345678',
        country: 'JP',
        region: 'Tokyo',
        city: '',
        line: 'Nishi-Shinjuku 2-8-1',
        postcode: '160-0023',
      },
      service: 'AIR',
      note: '',
      acceptedTerms: true,
      deposit: (product.salePrice ?? product.price) * line.amount,
    },
  };
}

function many<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}
