import { setTimeout as pause } from 'node:timers/promises';
import { allCategories } from '@gvg/seed/products/all-categories';
import { addDays, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { categoryId } from '@gvg/seed/products/build-goods';
import { startTestKeys } from '@gvg/testing/token-keys';
import { startStaffShop } from './lists/staff-shop.ts';
import type { StaffShop } from './lists/staff-shop.ts';
import { median } from './statistics.ts';
import { startBenchBackingServices } from './start-backing-services.ts';

/**
 * Compares staff lists over 100,000 rows with the same lists over 1,000, and their page 1,000 with page 1. Sends one request at a time to
 * the service itself, in alternation, so that all see the same machine load. Prints medians and their ratios without assertions.
 */
const sizes = { few: 1_000, many: 100_000 } as const;
const rounds = 60;
const warmUps = 15;
/** The engine updates its statistics shortly after a bulk load. */
const settledMs = 20_000;

const category = categoryId(allCategories[0] as (typeof allCategories)[number]);

interface List {
  name: string;
  service: keyof StaffShop['urls'];
  path: string;
  /** Queries by name. The first one is also measured for page 1,000. */
  queries: Readonly<Record<string, string>>;
}

const lists: readonly List[] = [
  {
    name: 'products',
    service: 'catalogue',
    path: '/v1/products',
    queries: {
      all: 'includeHidden=true',
      filtered: `includeHidden=true&category=${category}&stockState=IN_STOCK`,
      sorted: 'includeHidden=true&sort=name',
    },
  },
  {
    name: 'orders',
    service: 'cart',
    path: '/v1/orders',
    queries: {
      all: 'sort=-updatedAt',
      filtered: 'status=AT_WAREHOUSE',
      'filtered, a third of all': 'status=DELIVERED',
      sorted: 'sort=code',
    },
  },
  {
    name: 'transfers',
    service: 'cart',
    path: '/v1/payments',
    queries: { all: 'sort=-receivedAt', filtered: 'status=UNMATCHED', sorted: 'sort=amount' },
  },
  {
    name: 'quotes',
    service: 'cart',
    path: '/v1/quotes',
    queries: { all: '', filtered: 'status=REQUESTED', sorted: 'sort=updatedAt' },
  },
  {
    name: 'users',
    service: 'identity',
    path: '/v1/users',
    queries: {
      all: 'sort=-createdAt',
      filtered: 'blocked=true',
      sorted: 'sort=displayName',
      'words that one in eight has': 'search=lan',
    },
  },
  {
    name: 'audit',
    service: 'identity',
    path: '/v1/audit',
    queries: { all: 'sort=-at', filtered: 'action=order.refund', sorted: 'sort=at' },
  },
];

/** Views that do not list everything: the buying desk has the lines of orders to buy, the dashboard the last days. */
const views: readonly List[] = [
  {
    name: 'buying desk',
    service: 'cart',
    path: '/v1/purchases',
    queries: { all: 'state=TO_BUY', filtered: 'host=shop-7.example', sorted: 'sort=deadline' },
  },
  { name: 'buying desk', service: 'cart', path: '/v1/purchases/summary', queries: { figures: '' } },
  {
    name: 'dashboard',
    service: 'cart',
    path: '/v1/dashboard/cart',
    queries: { '14 days': lastDays(14) },
  },
];

function lastDays(days: number): string {
  const to = vietnamDayOf(new Date());
  return `from=${addDays(to, 1 - days)}&to=${to}`;
}

const urlOf = (shop: StaffShop, { service, path: address }: List, query: string) =>
  `${shop.urls[service]}${address}?${query}`;
const firstOf = ({ queries }: List): string => Object.values(queries)[0] as string;

interface Request {
  url: string;
  times: number[];
}

const backingServices = await startBenchBackingServices();
const keys = await startTestKeys();
const environment = backingServices.environment;
const shops: StaffShop[] = [];
try {
  for (const rows of Object.values(sizes)) shops.push(await startStaffShop(rows, { environment, keys }));
  await pause(settledMs);
  const [few, many] = shops as [StaffShop, StaffShop];
  const token = await keys.mint({ roles: ['USER', 'SYSTEM_ADMIN'] });
  console.log('median of one request at a time, in ms; first page of 20 over 1,000 and 100,000 rows');
  const measured = await measureAll(token);
  const compare = (list: List) => {
    for (const [kind, query] of Object.entries(list.queries)) {
      const [small, large] = [measured(urlOf(few, list, query)), measured(urlOf(many, list, query))];
      console.log(`  ${`${list.name}, ${kind}`.padEnd(40)} ${format(small)} ${format(large)} ${ratio(large, small)}`);
    }
  };
  for (const list of lists) {
    compare(list);
    const first = measured(urlOf(many, list, firstOf(list)));
    const far = measured(urlOf(many, list, `${firstOf(list)}&page=1000`));
    console.log(
      `  ${`${list.name}, page 1 and page 1,000`.padEnd(40)} ${format(first)} ${format(far)} ${ratio(far, first)}`,
    );
  }
  views.forEach(compare);
} finally {
  for (const shop of shops) await shop.stop();
  await keys.close();
  await backingServices.stop();
}

/** Measures all requests in alternation and returns the median of each by its URL. */
async function measureAll(token: string): Promise<(url: string) => number> {
  const requests = new Map<string, Request>();
  const queriesOf = (list: List) => [
    ...Object.values(list.queries),
    ...(lists.includes(list) ? [`${firstOf(list)}&page=1000`] : []),
  ];
  for (const list of [...lists, ...views])
    for (const shop of shops)
      for (const query of queriesOf(list)) {
        const url = urlOf(shop, list, query);
        requests.set(url, { url, times: [] });
      }
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { url, times } of requests.values()) {
      const milliseconds = await timeOf(url, token);
      if (round >= 0) times.push(milliseconds);
    }
  }
  return (url) => median(requests.get(url)?.times ?? []);
}

/** Measures a request. Repeats it if the service did not reach a backing service in time because of other load on the machine. */
async function timeOf(url: string, token: string): Promise<number> {
  for (;;) {
    const begin = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (response.status === 200) return performance.now() - begin;
    if (response.status !== 503) throw new Error(`${url} answered ${response.status}`);
  }
}

function format(milliseconds: number): string {
  return milliseconds.toFixed(1).padStart(8);
}

function ratio(measured: number, baseline: number): string {
  return `× ${(measured / baseline).toFixed(2)}`;
}
