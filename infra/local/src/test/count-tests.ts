import { readJson } from '../state/json-file.ts';

/** `flaky` tests passed at their second attempt; they are among the passed ones. */
export type TestCounts = { passed: number; failed: number; flaky: number };

/** Number of flaky tests that a run may have. With more, all count as failed: a busy machine occasionally delays a process, but a bug does so each time. */
const toleratedFlakyTests = 3;

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; invocations?: number }[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** Reads a JSON report of jest or playwright. A missing report, for example after a crash, counts as one failure, and so does a test file that cannot run. */
export function countTests(report: string): TestCounts {
  const read = readJson<JestReport | PlaywrightReport>(report);
  if (read === undefined) return { passed: 0, failed: 1, flaky: 0 };
  if ('stats' in read) return withTolerance(read.stats.expected, read.stats.unexpected, read.stats.flaky);
  const results = read.testResults.flatMap(({ assertionResults }) => assertionResults);
  const flaky = results.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1).length;
  return withTolerance(read.numPassedTests - flaky, read.numFailedTests + read.numRuntimeErrorTestSuites, flaky);
}

function withTolerance(passed: number, failed: number, flaky: number): TestCounts {
  return flaky > toleratedFlakyTests
    ? { passed, failed: failed + flaky, flaky }
    : { passed: passed + flaky, failed, flaky };
}

export function sumTests(reports: readonly string[]): TestCounts {
  return reports.map(countTests).reduce(
    (sum, { passed, failed, flaky }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      flaky: sum.flaky + flaky,
    }),
    { passed: 0, failed: 0, flaky: 0 },
  );
}
