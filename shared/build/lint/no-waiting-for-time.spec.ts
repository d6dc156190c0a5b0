import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Report {
  diagnostics: { filename: string; message: string }[];
}

const sleep = 'A test must not wait for time';
const bound = 'A wait is bounded by less than 30 s';
const duration = 'A test must not assert how long something took';

const refused: [source: string, message: string][] = [
  ['await new Promise((resolve) => setTimeout(resolve, 20));', sleep],
  ['await new Promise((resolve) => { setTimeout(() => resolve(1), 20); });', sleep],
  ['await new Promise((resolve) => window.setTimeout(resolve));', sleep],
  ['const wait = promisify(setTimeout);', sleep],
  ['const { setTimeout: later } = globalThis;', sleep],
  ['const timer = setInterval(() => send(), 5);', sleep],
  ["import { setTimeout as delay } from 'node:timers/promises';", sleep],
  ["import { scheduler } from 'timers/promises';", sleep],
  ["import * as timers from 'node:timers/promises';", sleep],
  ["const timers = await import('node:timers/promises');", sleep],
  ["const pause = require('timers/promises').setTimeout;", sleep],
  ['await page.waitForTimeout(300);', sleep],
  ['await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));', sleep],
  ['await eventually(() => isDone(), { timeoutMs: 3_000 });', bound],
  ['await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5_000 });', bound],
  ["await screen.findByRole('dialog', {}, { timeout: 29_999 });", bound],
  ["const slow = { timeout: 5_000 };\nawait screen.findAllByText('a', {}, slow);", bound],
  ['const recoveryMs = 10 * 1_000;\nawait expect(check).toPass({ timeout: recoveryMs });', bound],
  ['await expect(row).toBeVisible({ timeout: 2_000 });', bound],
  ['await expect.soft(row).not.toBeVisible({ timeout: 2_000 });', bound],
  ['await expect.poll(read, { intervals: [30], timeout: 600 }).toBe(true);', bound],
  ["await page.getByRole('button').click({ timeout: 1_000 });", bound],
  ["await page.waitForURL('**/x', { timeout: 1_000 });", bound],
  ['await fetch(url, { signal: AbortSignal.timeout(2_000) });', bound],
  ['test.setTimeout(20_000);', bound],
  ['jest.setTimeout(20_000);', bound],
  ["it('does', async () => undefined, 15_000);", bound],
  ['export const config = defineConfig({ expect: { timeout: 15_000 } });', bound],
  ['configure({ asyncUtilTimeout: 5_000 });', bound],
  ["execFileSync('node', [], { timeout: 8_000 });", bound],
  ['const start = performance.now();\nexpect(performance.now() - start).toBeLessThan(100);', duration],
  ['const took = Date.now() - start;\nexpect(took).toBeLessThan(100);', duration],
];

const allowed = [
  'await waitFor(() => expect(sent).toHaveLength(1));',
  'await eventually(() => isDone(), { timeoutMs: 90_000 });',
  'await expect(row).toBeVisible({ timeout: 30_000 });',
  "it('does', async () => undefined, 300_000);",
  'jest.setTimeout(60_000);',
  'jest.setTimeout(300_000 + requests * 60);',
  'test.setTimeout(180_000);',
  "expect(await reasonOf('http://shop.example/', { timeoutMs: 200 })).toBe('TIMED_OUT');",
  "await expect(fetchOutside('http://a/', { maxBytes: 1, timeoutMs: 300 })).rejects.toThrow();",
  'const client = createClient({ timeout: 300 });',
  "jest.spyOn(window, 'setTimeout').mockImplementation(schedule);",
  'const fake = { setTimeout: schedule, setInterval: schedule };',
  'await jest.advanceTimersByTimeAsync(250);',
  'await page.clock.runFor(250);',
  "import { setImmediate } from 'node:timers/promises';",
  'await new Promise(setImmediate);',
  'expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(3_500_000);',
  'jest.useFakeTimers();\nconst start = Date.now();\nexpect(Date.now() - start).toBeLessThan(10);',
];

let folder: string;
let report: Report;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gvg-lint-'));
  const sources = [...refused.map(([source]) => source), ...allowed];
  for (const [index, source] of sources.entries()) writeFileSync(path.join(folder, `${index}.ts`), `${source}\n`);
  const configuration = {
    plugins: [],
    categories: { correctness: 'off' },
    jsPlugins: [path.join(import.meta.dirname, 'no-waiting-for-time.mjs')],
    rules: { 'tests/no-waiting-for-time': 'warn' },
  };
  writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(configuration));
  const oxlint = path.resolve(import.meta.dirname, '../../../node_modules/oxlint/bin/oxlint');
  report = JSON.parse(
    execFileSync(process.execPath, [oxlint, '--format', 'json', '.'], { cwd: folder, encoding: 'utf8' }),
  ) as Report;
});
afterAll(() => rmSync(folder, { recursive: true }));

const messagesOf = (index: number) =>
  report.diagnostics.filter(({ filename }) => path.basename(filename) === `${index}.ts`).map(({ message }) => message);

it.each(refused.map(([source, message], index) => ({ source, message, index })))(
  'rejects $source',
  ({ message, index }) => {
    expect(messagesOf(index)).toEqual([expect.stringContaining(message)]);
  },
);

it.each(allowed.map((source, index) => ({ source, index: refused.length + index })))('allows $source', ({ index }) => {
  expect(messagesOf(index)).toEqual([]);
});
