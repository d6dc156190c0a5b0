import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { repository } from '../state/paths.ts';
import { countTests, type TestCounts } from './count-tests.ts';
import type { StepOutcome } from './step.ts';

export type CommandStepOptions = {
  name: string;
  logs: string;
  env?: Record<string, string>;
  /** File to which the command writes its JSON test report, if it runs tests. */
  report?: string;
};

/** Ends a step that hangs, within CI's 90 minutes. Each test has its own limit, so a busy machine does not reach this one. */
const hangMs = 80 * 60_000;

/** Runs a script of the root's package.json. */
export function npmStep(script: string, logs: string, signal: AbortSignal): Promise<StepOutcome> {
  return run('npm', ['run', '--silent', script], { name: script, logs }, signal);
}

/** Runs a program of node_modules. */
export function commandStep(
  program: string,
  args: readonly string[],
  options: CommandStepOptions,
  signal: AbortSignal,
): Promise<StepOutcome> {
  return run(path.join(repository, 'node_modules/.bin', program), args, options, signal);
}

async function run(
  program: string,
  args: readonly string[],
  options: CommandStepOptions,
  signal: AbortSignal,
): Promise<StepOutcome> {
  const { code, output } = await runCommand(program, args, {
    cwd: repository,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...options.env },
    timeout: hangMs,
    signal,
  });
  signal.throwIfAborted();
  writeFileSync(path.join(options.logs, `${options.name}.log`), output);
  const tests = options.report === undefined ? undefined : countTests(options.report);
  const failed = code !== 0 || (tests?.failed ?? 0) > 0;
  return { failed, detail: tests === undefined ? (failed ? `exit code ${code}` : 'clean') : describe(tests), output };
}

function describe({ passed, failed, flaky }: TestCounts): string {
  return `${passed} passed, ${failed} failed${flaky > 0 ? `, ${flaky} at the second attempt` : ''}`;
}
