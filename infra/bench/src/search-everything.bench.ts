import { setTimeout as pause } from 'node:timers/promises';
import { startTestKeys } from '@gvg/testing/token-keys';
import { startStaffShop } from './lists/staff-shop.ts';
import type { StaffShop } from './lists/staff-shop.ts';
import { percentile } from './statistics.ts';
import { startBenchBackingServices } from './start-backing-services.ts';

/**
 * Measures staff's search of everything over 100,000 orders, transfers, quotes, users and products: the dialog's three concurrent requests
 * compared with each service separately, in alternation. Prints the 95th percentiles and the ratio to the slowest service, without
 * assertions. The goal is at most 3. An argument sets the number of rows.
 */
const rows = Number(process.argv[2] ?? 100_000);
const rounds = 100;
const warmUps = 15;
/** The engine updates its statistics shortly after a bulk load. */
const settledMs = 20_000;

const searches: Readonly<Record<string, string>> = {
  'a code': `GVG${(rows - 7).toString(36).toUpperCase().padStart(6, '0')}`,
  'a mail address': `person.${rows - 7}@mail.example`,
  'a bank reference': `FT${rows - 7}`,
  'a telephone number that no one has': '090 123 45 67',
  'a telephone number of every order': '+81 3 1234 5678',
  'a name of every order': 'nguyen thu ha',
  'two letters': 'ng',
  'goods, without accents': 'banh trang',
  nothing: 'zzzzqqqq xxxx',
};

const services = ['cart', 'identity', 'catalogue'] as const;

const backingServices = await startBenchBackingServices();
const keys = await startTestKeys();
let shop: StaffShop | undefined;
try {
  shop = await startStaffShop(rows, { environment: backingServices.environment, keys });
  await pause(settledMs);
  const token = await keys.mint({ roles: ['USER', 'SYSTEM_ADMIN'] });
  console.log(
    `95th percentiles in ms over ${rows} rows of each: ${services.join(', ')} alone, and all of them at once`,
  );
  for (const [name, q] of Object.entries(searches)) {
    const { alone, together } = await measure(shop, token, q);
    const each = services.map((service) => percentile(alone[service], 0.95));
    const all = percentile(together, 0.95);
    const ratio = (all / Math.max(...each)).toFixed(2);
    console.log(`  ${name.padEnd(36)} ${each.map(format).join(' ')}  ${format(all)} × ${ratio}`);
  }
} finally {
  await shop?.stop();
  await keys.close();
  await backingServices.stop();
}

async function measure({ urls }: StaffShop, token: string, q: string) {
  const alone: Record<(typeof services)[number], number[]> = { cart: [], identity: [], catalogue: [] };
  const together: number[] = [];
  const ask = (service: (typeof services)[number]) =>
    answer(`${urls[service]}/v1/search/${service}?${new URLSearchParams({ q }).toString()}`, token);
  for (let round = -warmUps; round < rounds; round += 1) {
    const times: number[] = [];
    for (const service of services) times.push(await timeOf(() => ask(service)));
    const all = await timeOf(() => Promise.all(services.map(ask)));
    if (round < 0) continue;
    services.forEach((service, index) => alone[service].push(times[index] as number));
    together.push(all);
  }
  return { alone, together };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Sends a request. Repeats it if the service did not reach a backing service in time because of other load on the machine. */
async function answer(url: string, token: string): Promise<void> {
  for (;;) {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (response.status === 200) return;
    if (response.status !== 503) throw new Error(`${url} answered ${response.status}`);
  }
}

function format(milliseconds: number): string {
  return milliseconds.toFixed(1).padStart(8);
}
