/**
 * First load of a page of the composed site compared with the same code built as one bundle, rendered in the browser and on the server: a phone, 4× slower CPU,
 * slow 4G, cold cache, loads interleaved. Needs a running site: `SITE_URL=… npm run bench:first-load -- [runs] [address …]`.
 * Prints medians and ratios without assertions, because machines are shared and noisy.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { mostSpecificPattern } from '@gvg/contracts/paths';
import { splitLocale } from '@gvg/contracts/locale';
import { chromiumArguments, chromiumPath } from '@gvg/testing/chromium';
import { routeTable } from '../../../mf-storefront/route-table.ts';
import { measureLoad } from './first-load/measure-load.ts';
import type { Load } from './first-load/measure-load.ts';
import { startVariantServer } from './first-load/variant-server.ts';
import { median } from './statistics.ts';

const site = process.env['SITE_URL'];
if (site === undefined) throw new Error('SITE_URL is not set: set it to the URL of a running site');
const [runs = '5', ...addresses] = process.argv.slice(2);
const ready = 'gvg-mf-storefront-ready';

const folder = path.resolve(import.meta.dirname, '..');
const build = () => promisify(execFile)('webpack', ['--config', 'first-load.webpack.config.mjs'], { cwd: folder });

function firstScripts(pathname: string): string[] {
  const { locale, path } = splitLocale(pathname);
  const pattern = mostSpecificPattern(
    routeTable.map((route) => route.path),
    path,
  );
  return [...routeTable.filter((route) => route.path === pattern).map(({ name }) => `route-${name}`), `texts-${locale}`];
}

const rounded = (value: number, digits = 0) => value.toFixed(digits);

function row(name: string, loads: readonly Load[]): Record<string, string> {
  const of = (pick: (load: Load) => number) => median(loads.map(pick));
  return {
    variant: name,
    'FCP ms': rounded(of((load) => load.firstContentfulPaint)),
    'LCP ms': rounded(of((load) => load.largestContentfulPaint)),
    'interactive ms': rounded(of((load) => load.interactive)),
    'JS KiB': rounded(of((load) => load.scriptBytes) / 1024, 1),
    scripts: rounded(of((load) => load.scripts)),
    requests: rounded(of((load) => load.requests)),
    'all KiB': rounded(of((load) => load.bytes) / 1024),
    CLS: rounded(Math.max(...loads.map((load) => load.layoutShift)), 4),
    'largest element': [...new Set(loads.map((load) => load.largestElement))].join(' / '),
  };
}

await build();
const servers = { 'one bundle, in the browser': await startVariantServer(site, 'browser', firstScripts), 'one bundle, on the server': await startVariantServer(site, 'server', firstScripts) };
const variants = [...Object.entries(servers).map(([name, { url }]) => ({ name, url })), { name: 'composed site', url: site }];
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
try {
  for (const address of addresses.length > 0 ? addresses : ['/']) {
    const loads = new Map<string, Load[]>(variants.map(({ name }) => [name, []]));
    for (let run = 0; run < Number(runs); run += 1) {
      // The order is reversed every run, so that load on the machine affects all variants alike.
      for (const { name, url } of run % 2 === 0 ? variants : variants.toReversed()) loads.get(name)?.push(await measureLoad(browser, url + address, ready));
    }
    console.log(`\n${address}, ${runs} loads each`);
    console.table([...loads].map(([name, list]) => row(name, list)));
    const middle = (name: string, pick: (load: Load) => number) => median((loads.get(name) ?? []).map(pick));
    const ratio = (pick: (load: Load) => number, other: string) => rounded(middle('composed site', pick) / middle(other, pick), 2);
    const [inBrowser, onServer] = Object.keys(servers) as [string, string];
    console.log(`LCP: ${ratio((load) => load.largestContentfulPaint, inBrowser)} of ${inBrowser}, ${ratio((load) => load.largestContentfulPaint, onServer)} of ${onServer}`);
    console.log(`JavaScript: ${ratio((load) => load.scriptBytes, onServer)} of one bundle`);
  }
} finally {
  await browser.close();
  await Promise.all(Object.values(servers).map((server) => server.close()));
}
