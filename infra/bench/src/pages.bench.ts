/**
 * Measures documents through a separate gateway without request limits, in front of a running site: warm, in brotli and gzip, compared with
 * a bare node:http that sends the same bytes; composed for each request, as when each had a nonce; the first request of an address; and the
 * memory of all processes while many addresses are requested (none with 0).
 *
 * `GVG_DATA_DIR=.data npm run bench:pages -- [addresses]`. Prints medians without assertions, because machines are shared and noisy.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '@gvg/testing/repository-root';
import { runningSite } from '@gvg/testing/running-site';
import { startServiceProcess } from '@gvg/testing/service-process';
import { request } from 'undici';
import { httpLoad } from './gateway/http-load.ts';
import { startBareHttp } from './pages/bare-http.ts';
import { residentMegabytes } from './pages/process-memory.ts';
import { median } from './statistics.ts';

const connections = 32;
const rounds = 5;
const roundMs = 1_500;
const [addressCount = '50000'] = process.argv.slice(2);

const site = runningSite();
const { gvg } = JSON.parse(readFileSync(path.join(repositoryRoot(), 'services/gateway/package.json'), 'utf8')) as {
  gvg: { environment: Record<string, string>; memory: { oldSpace: number; semiSpace: number } };
};
const names = ['mf-storefront', 'shell', 'catalogue', 'identity', 'upload'];
const gateway = await startServiceProcess('gateway', {
  ...site.environment,
  ...gvg.environment,
  // The same heap limits as in other environments.
  NODE_OPTIONS: `--max-old-space-size=${gvg.memory.oldSpace} --max-semi-space-size=${gvg.memory.semiSpace}`,
  ENVIRONMENT: 'PRODUCTION',
  INTERNAL_PORT: '0',
  TRUST_PROXY_HOPS: '0',
  LIMITS_SCALE: '1000000',
  LOG_LEVEL: 'warn',
  UPSTREAMS: JSON.stringify(Object.fromEntries(names.map((name) => [name, [site.urlOf(name)]]))),
});

const uncompressed = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0' };
const browser = { ...uncompressed, 'accept-encoding': 'gzip, br' };
const gzipClient = { ...uncompressed, 'accept-encoding': 'gzip' };
const paths = ['/', '/en', '/search', '/search?page=2', '/rate-table', '/en/search?keyword=tra'];

async function statusOf(target: string): Promise<string> {
  const { headers, body } = await request(`${gateway.url}${target}`, { headers: browser });
  await body.dump();
  return String(headers['cache-status']);
}

/** Requests documents until each is completely cached with the best compression. */
async function warmUp(): Promise<void> {
  for (const target of paths) {
    for (let hits = 0; hits < 20; hits += (await statusOf(target)) === 'gateway; hit' ? 1 : 0);
    await pause(1_500);
  }
}

async function rate(
  url: string,
  targets: readonly string[],
  headers: Record<string, string>,
): Promise<{ measure(): Promise<number>; close(): Promise<void> }> {
  const load = httpLoad(url, targets, connections, headers);
  await load.measure(roundMs / 3);
  return { measure: () => load.measure(roundMs), close: () => load.close() };
}

const spread = (values: readonly number[]) => `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`;

/** Prints one row per encoding. The gateway and the bare server alternate, so that both see the same machine load. */
async function compareWarm(label: string, headers: Record<string, string>): Promise<void> {
  const bare = await startBareHttp(gateway.url, paths, headers);
  const clients = [await rate(bare.url, paths, headers), await rate(gateway.url, paths, headers)] as const;
  const measured: { bareRate: number; gatewayRate: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({ bareRate: await clients[0].measure(), gatewayRate: await clients[1].measure() });
  }
  await Promise.all(clients.map((client) => client.close()));
  await bare.close();
  const ratios = measured.map(({ bareRate, gatewayRate }) => gatewayRate / bareRate);
  const bareRate = median(measured.map((pair) => pair.bareRate));
  const gatewayRate = median(measured.map((pair) => pair.gatewayRate));
  console.log(
    `  ${label.padEnd(8)} bare node:http ${bareRate.toFixed(0).padStart(6)}   gateway, warm ${gatewayRate.toFixed(0).padStart(6)}   ${median(ratios).toFixed(3)} × (${spread(ratios)})`,
  );
}

/** Measures the shell's server, which composes a document for each request. */
async function measureComposed(): Promise<void> {
  const client = await rate(site.urlOf('shell'), paths, uncompressed);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) rates.push(await client.measure());
  await client.close();
  console.log(`composed for each request, uncompressed: ${median(rates).toFixed(0)} a second (${spread(rates)})`);
}

/** Prints the bytes of each document as sent. */
async function reportSizes(): Promise<void> {
  console.log('bytes of the documents: uncompressed, brotli, gzip');
  for (const target of paths) {
    const sizes: number[] = [];
    for (const headers of [uncompressed, browser, gzipClient]) {
      const { body } = await request(`${gateway.url}${target}`, { headers });
      sizes.push((await body.arrayBuffer()).byteLength);
    }
    console.log(`  ${target.padEnd(24)} ${sizes.map((size) => String(size).padStart(8)).join('')}`);
  }
}

async function measureFirst(): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < 40; index += 1) {
    const begin = performance.now();
    await statusOf(`/search?keyword=first${index}`);
    times.push(performance.now() - begin);
  }
  console.log(`first document of an address: ${median(times).toFixed(1)} ms, median of ${times.length}`);
}

const processes: Record<string, string> = {
  'gateway of the benchmark': gateway.internalUrl ?? '',
  'gateway of the site': site.environment['GATEWAY_INTERNAL_URL'] ?? '',
  ...Object.fromEntries(names.map((name) => [name, site.urlOf(name)])),
};
const memory = () => Promise.all(Object.values(processes).map((url) => residentMegabytes(url)));

async function measureMemory(count: number): Promise<void> {
  const before = await memory();
  let highest = before;
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      const now = await memory();
      highest = highest.map((value, index) => Math.max(value, now[index] ?? 0));
      await pause(1_000);
    }
  })();
  let sent = 0;
  const connection = async () => {
    while (sent < count) {
      const index = sent++;
      // Of four addresses, two are pages, one is an API list, and one is an already cached page.
      const targets = [
        `/search?keyword=address${index}`,
        `/en/search?minPrice=${index}`,
        `/v1/products?minPrice=${index}&limit=100`,
        `/search?unknown=${index}`,
      ];
      await statusOf(targets[index % targets.length] as string);
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - begin) / 1000;
  isDone = true;
  await watching;
  const after = await memory();
  console.log(`${count} addresses in ${seconds.toFixed(0)} s; resident memory in MB before, at its height, after`);
  for (const [index, name] of Object.keys(processes).entries())
    console.log(
      `  ${name.padEnd(26)} ${[before, highest, after].map((values) => (values[index] ?? 0).toFixed(0).padStart(5)).join(' ')}`,
    );
}

try {
  await warmUp();
  await reportSizes();
  console.log(`documents per second, ${connections} connections, median of ${rounds} rounds`);
  await compareWarm('brotli', browser);
  await compareWarm('gzip', gzipClient);
  await measureComposed();
  await measureFirst();
  if (addressCount !== '0') await measureMemory(Number(addressCount));
} finally {
  await gateway.stop();
}
