/**
 * Compares the first load of a page of the composed site with the same code built as one bundle, rendered in the browser and on the server,
 * and measures when a control responds that is used as soon as it is painted. Emulates a phone with a 4× slower CPU, slow 4G and a cold
 * cache; loads are interleaved.
 *
 * Needs a running site: `SITE_URL=… npm run bench:first-load -- [runs] [address …]`. Prints medians and ratios without assertions, because
 * machines are shared and noisy.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { mostSpecificPattern } from '@gvg/contracts/paths';
import { splitLocale } from '@gvg/contracts/values/locale';
import { chromiumArguments, chromiumPath } from '@gvg/testing/chromium';
import { routeTable } from '../../../mf-storefront/route-table.ts';
import { earlyControls } from './first-load/early-controls.ts';
import { loadRow, rounded } from './first-load/load-row.ts';
import { measureAnswer } from './first-load/measure-answer.ts';
import type { Answer } from './first-load/measure-answer.ts';
import { measureLoad } from './first-load/measure-load.ts';
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
  return [
    ...routeTable.filter((route) => route.path === pattern).map(({ name }) => `route-${name}`),
    `texts-${locale}`,
  ];
}

await build();
const inBrowser = 'one bundle, in the browser';
const onServer = 'one bundle, on the server';
const composed = 'composed site';
const servers = {
  [inBrowser]: await startVariantServer(site, 'browser', firstScripts),
  [onServer]: await startVariantServer(site, 'server', firstScripts),
};
const variants = [...Object.entries(servers).map(([name, { url }]) => ({ name, url })), { name: composed, url: site }];
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });

/** Measures all variants in turn. Reverses the order every run, so that machine load affects all alike. */
async function interleaved<Result>(measure: (url: string) => Promise<Result>): Promise<Map<string, Result[]>> {
  const results = new Map<string, Result[]>(variants.map(({ name }) => [name, []]));
  for (let run = 0; run < Number(runs); run += 1) {
    for (const { name, url } of run % 2 === 0 ? variants : variants.toReversed())
      results.get(name)?.push(await measure(url));
  }
  return results;
}

function ratioOf<Result>(results: Map<string, Result[]>, pick: (result: Result) => number): (other: string) => string {
  const middle = (name: string) => median((results.get(name) ?? []).map(pick));
  return (other) => `${rounded(middle(composed) / middle(other), 2)} of ${other}`;
}

async function compareLoads(address: string): Promise<void> {
  const loads = await interleaved((url) => measureLoad(browser, url + address, ready));
  console.log(`\n${address}, ${runs} loads each`);
  console.table([...loads].map(([name, list]) => loadRow(name, list)));
  const lcp = ratioOf(loads, (load) => load.largestContentfulPaint);
  console.log(`LCP: ${lcp(inBrowser)}, ${lcp(onServer)}`);
  console.log(`Interactive: ${ratioOf(loads, (load) => load.interactive)(onServer)}`);
  console.log(`JavaScript: ${ratioOf(loads, (load) => load.scriptBytes)(onServer)}`);
}

async function compareAnswers(address: string): Promise<void> {
  for (const control of earlyControls) {
    const answers = await interleaved((url) => measureAnswer(browser, url + address, control));
    const of = (list: readonly Answer[], pick: (answer: Answer) => number) => rounded(median(list.map(pick)));
    console.table(
      [...answers].map(([variant, list]) => ({
        variant,
        control: control.name,
        'used ms': of(list, ({ used }) => used),
        'answered ms': of(list, ({ answered }) => answered),
      })),
    );
    console.log(`First answer of ${control.name}: ${ratioOf(answers, ({ answered }) => answered)(onServer)}`);
  }
}

try {
  for (const address of addresses.length > 0 ? addresses : ['/']) {
    await compareLoads(address);
    await compareAnswers(address);
  }
} finally {
  await browser.close();
  await Promise.all(Object.values(servers).map((server) => server.close()));
}
