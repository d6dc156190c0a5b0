import { readJson } from '../state/json-file.ts';

/** `flaky` tests passed at their second attempt; they are among the passed ones. */
export type TestCounts = { passed: number; failed: number; flaky: number };

/** One run may have this many flaky tests; with more of them, all count as failed. A busy machine delays a browser now and then, a fault of the site does so each time. */
const toleratedFlakyTests = 3;

type JestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number; numRuntimeErrorTestSuites: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** Reads a JSON report of jest or playwright; a missing report, as after a crash, counts as one failure, as does a test file that cannot run. */
export function countTests(report: string): TestCounts {
  const read = readJson<JestReport | PlaywrightReport>(report);
  if (read === undefined) return { passed: 0, failed: 1, flaky: 0 };
  if (!('stats' in read)) return { passed: read.numPassedTests, failed: read.numFailedTests + read.numRuntimeErrorTestSuites, flaky: 0 };
  const { expected, unexpected, flaky } = read.stats;
  return flaky > toleratedFlakyTests ? { passed: expected, failed: unexpected + flaky, flaky } : { passed: expected + flaky, failed: unexpected, flaky };
}

export function sumTests(reports: readonly string[]): TestCounts {
  return reports
    .map(countTests)
    .reduce((sum, { passed, failed, flaky }) => ({ passed: sum.passed + passed, failed: sum.failed + failed, flaky: sum.flaky + flaky }), { passed: 0, failed: 0, flaky: 0 });
}
