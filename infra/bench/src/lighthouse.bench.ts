/**
 * Lighthouse's scores of pages on a phone: `SITE_URL=… npm run bench:lighthouse -- [runs] [address …]`. Prints the medians without assertions.
 * Lighthouse is fetched by npx in a pinned version: it would triple what this workspace installs.
 */
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { chromiumArguments, chromiumPath } from '@gvg/testing/chromium';
import { median } from './statistics.ts';

const lighthouse = 'lighthouse@13.5.0';
const site = process.env['SITE_URL'];
if (site === undefined) throw new Error('SITE_URL is not set: set it to the URL of a running site');
const [runs = '5', ...addresses] = process.argv.slice(2);

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
type Metric = 'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift';

/** What is read of a report: scores from 0 to 1, times in milliseconds. */
interface Report {
  categories: Record<Category, { score: number }>;
  audits: Record<Metric, { numericValue: number }>;
}

/** Reports are larger than the default buffer of a child process. */
const maxBuffer = 64 * 1024 * 1024;

async function audit(url: string): Promise<Report> {
  const args = ['--yes', lighthouse, url, '--quiet', '--output=json', `--chrome-flags=${['--headless', ...chromiumArguments].join(' ')}`];
  const { stdout } = await promisify(execFile)('npx', args, { cwd: tmpdir(), env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer });
  return JSON.parse(stdout) as Report;
}

function row(address: string, reports: readonly Report[]): Record<string, string | number> {
  const of = (pick: (report: Report) => number) => median(reports.map(pick));
  const percent = (name: Category) => Math.round(of(({ categories }) => categories[name].score) * 100);
  const audited = (name: Metric) => of(({ audits }) => audits[name].numericValue);
  return {
    address,
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    'best practices': percent('best-practices'),
    SEO: percent('seo'),
    'LCP ms': Math.round(audited('largest-contentful-paint')),
    'blocked ms': Math.round(audited('total-blocking-time')),
    CLS: audited('cumulative-layout-shift').toFixed(3),
  };
}

const rows = [];
for (const address of addresses.length > 0 ? addresses : ['/', '/rate-table']) {
  const reports: Report[] = [];
  for (let run = 0; run < Number(runs); run += 1) reports.push(await audit(site + address));
  rows.push(row(address, reports));
}
console.table(rows);
