import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../state/paths.ts';
import { failedTests, retriedTests } from './failed-tests.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const failed = (fullName: string, message: string) => ({ status: 'failed', fullName, failureMessages: [message] });
const suite = (file: string, assertionResults: object[], message = '') => ({
  name: path.join(repository, file),
  message,
  assertionResults,
});

it('lists the errors of a file once, with the number of failed tests', () => {
  const testResults = [
    suite('services/cart/src/cart.spec.ts', [
      failed('adds a line', '\u001b[31mError: fetch failed\u001b[39m\n    at somewhere'),
      failed('removes a line', 'Error: fetch failed'),
      failed('counts', 'expected 1'),
      { status: 'passed', fullName: 'reads', failureMessages: [] },
    ]),
    suite('shell/src/broken.spec.ts', [], 'Cannot find module'),
  ];
  expect(failedTests(report({ testResults }))).toEqual([
    '2 × services/cart/src/cart.spec.ts: Error: fetch failed (adds a line)',
    '1 × services/cart/src/cart.spec.ts: expected 1 (counts)',
    '1 × shell/src/broken.spec.ts: Cannot find module (the file does not run)',
  ]);
});

it('lists the last error of an end-to-end test, and none of a flaky one', () => {
  const spec = (title: string, status: string) => ({
    file: 'cart.phone.e2e.ts',
    title,
    tests: [{ status, results: [{ error: { message: 'first' } }, { error: { message: 'second\nat' } }] }],
  });
  const suites = [{ specs: [spec('pays', 'unexpected')], suites: [{ specs: [spec('reads', 'flaky')] }] }];
  expect(failedTests(report({ stats: {}, suites }))).toEqual(['1 × cart.phone.e2e.ts: second (pays)']);
});

it('lists each test that passed at its second attempt', () => {
  const passed = (fullName: string, invocations: number) => ({
    status: 'passed',
    fullName,
    invocations,
    failureMessages: [],
  });
  const testResults = [suite('services/cart/src/cart.spec.ts', [passed('adds', 1), passed('removes', 2)])];
  expect(retriedTests(report({ testResults }))).toEqual(['services/cart/src/cart.spec.ts: removes']);

  const spec = (title: string, status: string) => ({ file: 'cart.phone.e2e.ts', title, tests: [{ status }] });
  const suites = [{ specs: [spec('pays', 'expected')], suites: [{ specs: [spec('reads', 'flaky')] }] }];
  expect(retriedTests(report({ stats: {}, suites }))).toEqual(['cart.phone.e2e.ts: reads']);
  expect(retriedTests(path.join(folder, 'missing.json'))).toEqual([]);
});

it('limits the list', () => {
  const testResults = Array.from({ length: 25 }, (_, file) => suite(`${file}.spec.ts`, [failed('adds', 'refused')]));
  const lines = failedTests(report({ testResults }));
  expect([lines.length, lines.at(-1)]).toEqual([21, 'and 5 more']);
});

it('lists nothing for a run without a report', () => {
  expect(failedTests(path.join(folder, 'missing.json'))).toEqual([]);
});
