import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countTests, sumTests } from './count-tests.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(name: string, content: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const jestReport = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults: [] };
const jestReportOf = (invocations: number[]) => ({
  numPassedTests: invocations.length,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [{ assertionResults: invocations.map((count) => ({ status: 'passed', invocations: count })) }],
});
const playwrightReport = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } };

it('counts test files that cannot run as failures', () => {
  expect(countTests(report('jest.json', jestReport))).toEqual({ passed: 7, failed: 2, flaky: 0 });
});

it('counts tests that passed at their second attempt, and fails a run with many of them', () => {
  expect(countTests(report('playwright.json', playwrightReport))).toEqual({ passed: 5, failed: 1, flaky: 1 });
  expect(countTests(report('flaky.json', { stats: { expected: 4, unexpected: 1, flaky: 4, skipped: 0 } }))).toEqual({
    passed: 4,
    failed: 5,
    flaky: 4,
  });
  expect(countTests(report('retried.json', jestReportOf([1, 2, 1])))).toEqual({ passed: 3, failed: 0, flaky: 1 });
  expect(countTests(report('often-retried.json', jestReportOf([2, 2, 2, 2, 1])))).toEqual({
    passed: 1,
    failed: 4,
    flaky: 4,
  });
});

it('counts a run without a report as one failure', () => {
  expect(sumTests([report('jest.json', jestReport), path.join(folder, 'missing.json')])).toEqual({
    passed: 7,
    failed: 3,
    flaky: 0,
  });
});
