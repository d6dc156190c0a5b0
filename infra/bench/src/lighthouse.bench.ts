/**
 * Measures Lighthouse's scores of pages on a phone: `SITE_URL=… npm run bench:lighthouse -- [runs] [address …]`. Prints medians without
 * assertions, both with Lighthouse's default CPU slowdown and with one calibrated to this machine, so that the emulated phone is the same
 * on every machine.
 *
 * npx fetches Lighthouse in a pinned version, because it would triple the size of this workspace's dependencies.
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

/** The fields read from a report: scores from 0 to 1, times in milliseconds. The index grows with the speed of the machine. */
interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<Category, { score: number }>;
  audits: Record<Metric, { numericValue: number }>;
}

/** Reports are larger than a child process's default buffer. */
const maxBuffer = 64 * 1024 * 1024;

/** Lighthouse's default multiplier, and the benchmark index of the machines for which it is meant: 1500–2000 (its docs/throttling.md). */
const delivered = { slowdown: 4, benchmarkIndex: 1_750 };

/** Returns the slowdown, in tenths, that emulates the phone of `delivered` on a machine with this index. */
const calibratedSlowdown = (benchmarkIndex: number) =>
  Math.max(1, Math.round((delivered.slowdown * benchmarkIndex * 10) / delivered.benchmarkIndex) / 10);

async function audit(url: string, slowdown: number): Promise<Report> {
  const args = [
    '--yes',
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--chrome-flags=${['--headless', ...chromiumArguments].join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)('npx', args, {
    cwd: tmpdir(),
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer,
  });
  return JSON.parse(stdout) as Report;
}

function row(address: string, slowdown: number, reports: readonly Report[]): Record<string, string | number> {
  const of = (pick: (report: Report) => number) => median(reports.map(pick));
  const percent = (name: Category) => Math.round(of(({ categories }) => categories[name].score) * 100);
  const audited = (name: Metric) => of(({ audits }) => audits[name].numericValue);
  return {
    address,
    'machine index': Math.round(of(({ environment }) => environment.benchmarkIndex)),
    slowdown,
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    'best practices': percent('best-practices'),
    SEO: percent('seo'),
    'LCP ms': Math.round(audited('largest-contentful-paint')),
    'blocked ms': Math.round(audited('total-blocking-time')),
    CLS: audited('cumulative-layout-shift').toFixed(3),
  };
}

async function auditOften(url: string, slowdown: number): Promise<Report[]> {
  const reports: Report[] = [];
  for (let run = 0; run < Number(runs); run += 1) reports.push(await audit(url, slowdown));
  return reports;
}

const rows = [];
for (const address of addresses.length > 0 ? addresses : ['/', '/rate-table']) {
  const reports = await auditOften(site + address, delivered.slowdown);
  rows.push(row(address, delivered.slowdown, reports));
  const slowdown = calibratedSlowdown(median(reports.map(({ environment }) => environment.benchmarkIndex)));
  rows.push(row(address, slowdown, await auditOften(site + address, slowdown)));
}
console.table(rows);
