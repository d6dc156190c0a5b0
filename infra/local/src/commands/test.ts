import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../process/user-error.ts';
import { ProgressBoard } from '../terminal/progress-board.ts';
import { table } from '../terminal/table.ts';
import { dataFolder } from '../state/paths.ts';
import { openRunRecord, readRun, stopLeftoverProcesses } from '../state/run-file.ts';
import { sumTests } from '../test/count-tests.ts';
import { failedTests } from '../test/failed-tests.ts';
import { runSteps } from '../test/run-steps.ts';
import type { FinishedStep } from '../test/run-steps.ts';
import { TestContext } from '../test/test-context.ts';
import { testSteps } from '../test/test-steps.ts';
import type { TestStep } from '../test/step.ts';

/** `npm test`: all steps, or only the named ones (`npm test -- unit contract`) with their dependencies. Does not touch a running site. */
export async function test(signal: AbortSignal, names: readonly string[]): Promise<number> {
  await removeAbandonedRuns();
  const folder = path.join(dataFolder, `test-${process.pid}`);
  const record = openRunRecord(folder);
  const context = new TestContext(folder, (info) => record.setSite(info));
  mkdirSync(context.logs, { recursive: true });
  const progressBoard = new ProgressBoard();
  let failed = true;
  try {
    const steps = selectSteps(testSteps(context), names);
    const finished = await runSteps(steps, progressBoard, signal);
    await context.stop();
    const results = progressBoard.close();
    printFailures(finished);
    const budgets = new Map(steps.map(({ name, budgetSeconds }) => [name, budgetSeconds]));
    const rows = results.map(({ name, failed: hasFailed, detail, seconds }) => {
      const budget = budgets.get(name) ?? Infinity;
      const above = seconds > budget ? `above its ${budget}` : '';
      return [name, `${hasFailed ? '✗' : '✓'} ${detail}`, seconds.toFixed(1), above];
    });
    console.log(`\n${table([['', 'outcome', 'seconds', 'budget'], ...rows])}`);
    failed = finished.some((step) => step.failed);
    // Last, where a reader looks first: the output of a failed step can be megabytes long.
    const failureLines = context.reports.flatMap(failedTests);
    if (failureLines.length > 0) console.log(`\nFailed tests:\n${failureLines.join('\n')}`);
    console.log(failed ? `\nLogs are in ${context.logs}.` : '');
    const { passed, failed: failures } = sumTests(context.reports);
    console.log(`${passed} passed, ${failures} failed`);
    return failed ? 1 : 0;
  } finally {
    progressBoard.close();
    await context.stop();
    record.close();
    if (!failed || signal.aborted) rmSync(folder, { recursive: true, force: true });
    else context.removeAllButLogs();
  }
}

/** The named steps and their transitive dependencies, in the order of the list. */
function selectSteps(steps: readonly TestStep[], names: readonly string[]): readonly TestStep[] {
  if (names.length === 0) return steps;
  const required = new Set<string>();
  const addWithNeeds = (name: string): void => {
    const step = steps.find((one) => one.name === name);
    if (step === undefined)
      throw new UserError(`npm test has no step ${name}; there are: ${steps.map((one) => one.name).join(', ')}`);
    required.add(name);
    step.needs?.forEach(addWithNeeds);
  };
  names.forEach(addWithNeeds);
  return steps.filter(({ name }) => required.has(name));
}

function printFailures(finished: readonly FinishedStep[]): void {
  for (const { name, output } of finished.filter((step) => step.failed && step.output))
    console.log(`\n━━ ${name} ━━\n${output?.trimEnd()}`);
}

/** A run killed with SIGKILL leaves its folder and, if its reaper was killed too, its servers. */
async function removeAbandonedRuns(): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  for (const name of readdirSync(dataFolder).filter((entry) => /^test-\d+$/.test(entry))) {
    const folder = path.join(dataFolder, name);
    if (readRun(folder) !== undefined) continue;
    await stopLeftoverProcesses(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}
