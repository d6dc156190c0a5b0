import { readJson } from '../state/json-file.ts';

export type TestCounts = { passed: number; failed: number };

type JestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number; numRuntimeErrorTestSuites: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** Reads a JSON report of jest or playwright; a missing report, as after a crash, counts as one failure, as does a test file that cannot run. */
export function countTests(report: string): TestCounts {
  const read = readJson<JestReport | PlaywrightReport>(report);
  if (read === undefined) return { passed: 0, failed: 1 };
  // A flaky test counts as failed.
  if ('stats' in read) return { passed: read.stats.expected, failed: read.stats.unexpected + read.stats.flaky };
  return { passed: read.numPassedTests, failed: read.numFailedTests + read.numRuntimeErrorTestSuites };
}

export function sumTests(reports: readonly string[]): TestCounts {
  return reports.map(countTests).reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 });
}
