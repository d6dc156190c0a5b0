/**
 * Compares the first load of staff's dashboard, signed in, with that of the shop's home. Emulates a phone with a 4× slower CPU, slow 4G and
 * a cold cache; loads are interleaved. Needs a running site with its data folder: `GVG_DATA_DIR=… npm run bench:staff-load -- [runs]`.
 * Prints medians without assertions, because machines are shared and noisy.
 */
import { chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '@gvg/testing/chromium';
import { runningSite } from '@gvg/testing/running-site';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { loadRow, rounded } from './first-load/load-row.ts';
import { measureLoad } from './first-load/measure-load.ts';
import type { Load } from './first-load/measure-load.ts';
import { median } from './statistics.ts';

const { url } = runningSite();
const [runs = '5'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });

const loadHome = () => measureLoad(browser, `${url}/`, 'gvg-mf-storefront-ready');
const loadDashboard = async () => {
  const admin = await firstAdmin();
  return measureLoad(browser, `${url}/admin/dashboard`, 'gvg-mf-admin-ready', (context) =>
    startSignedIn(context, admin),
  );
};

try {
  const [home, dashboard]: [Load[], Load[]] = [[], []];
  for (let run = 0; run < Number(runs); run += 1) {
    home.push(await loadHome());
    dashboard.push(await loadDashboard());
  }
  console.table([loadRow('home', home), loadRow('dashboard, signed in', dashboard)]);
  const lcp = (loads: readonly Load[]) => median(loads.map((load) => load.largestContentfulPaint));
  console.log(`LCP: ${rounded(lcp(dashboard) / lcp(home), 2)} of home`);
} finally {
  await browser.close();
}
