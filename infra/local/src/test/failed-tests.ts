import path from 'node:path';
import { readJson } from '../state/json-file.ts';
import { repository } from '../state/paths.ts';

type Failure = { file: string; title: string; error: string };

type JestReport = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[]; invocations?: number }[];
  }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = PlaywrightSuite & { stats: object };

/** Maximum number of listed files. More failures usually share one cause, which the first ones show. */
const maxFiles = 20;

/** Failed tests of a JSON report of jest or playwright, one line per file and error, with the number of failed tests and the first of them. */
export function failedTests(report: string): string[] {
  const read = readJson<JestReport | PlaywrightReport>(report);
  if (read === undefined) return [];
  const failures = 'stats' in read ? playwrightFailures(read) : jestFailures(read);
  const byFile = Map.groupBy(failures, ({ file, error }) => `${file}: ${error}`);
  const lines = [...byFile].map(([cause, tests]) => `${tests.length} × ${cause} (${tests[0]?.title})`);
  const left = lines.length - maxFiles;
  return left > 0 ? [...lines.slice(0, maxFiles), `and ${left} more`] : lines;
}

/** Tests of a JSON report of jest or playwright that passed at their second attempt, one line each with file and title. */
export function retriedTests(report: string): string[] {
  const read = readJson<JestReport | PlaywrightReport>(report);
  if (read === undefined) return [];
  return 'stats' in read ? playwrightRetries(read) : jestRetries(read);
}

const jestRetries = ({ testResults }: JestReport): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${path.relative(repository, name)}: ${fullName}`),
  );

const playwrightRetries = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(playwrightRetries),
];

function jestFailures({ testResults }: JestReport): Failure[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(repository, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that cannot run has a message and no tests.
    if (assertionResults.length === 0 && message !== '')
      return [{ file, title: 'the file does not run', error: firstLine(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      error: firstLine(failureMessages[0] ?? ''),
    }));
  });
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({ file, title, error: firstLine(results.at(-1)?.error?.message ?? '') })),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** Reports contain terminal colours. */
const firstLine = (message: string) =>
  message
    // oxlint-disable-next-line eslint/no-control-regex
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim()
    .slice(0, 200) ?? '';
