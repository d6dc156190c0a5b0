import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../process/user-error.ts';
import { Board } from '../show/board.ts';
import { table } from '../show/table.ts';
import { dataFolder } from '../state/paths.ts';
import { openRunRecord, readRun, sweepLeftovers } from '../state/run-file.ts';
import { sumTests } from '../test/count-tests.ts';
import { runSteps } from '../test/run-steps.ts';
import type { FinishedStep } from '../test/run-steps.ts';
import { TestGround } from '../test/test-ground.ts';
import { testSteps } from '../test/test-steps.ts';
import type { TestStep } from '../test/step.ts';

/** `npm test`: everything, or only the steps that are named (`npm test -- unit contract`) with what they need. Leaves a running site alone. */
export async function test(signal: AbortSignal, names: readonly string[]): Promise<number> {
  await sweepEarlierRuns();
  const folder = path.join(dataFolder, `test-${process.pid}`);
    const record = openRunRecord(folder);
  const ground = new TestGround(folder, (facts) => record.serves(facts));
  mkdirSync(ground.logs, { recursive: true });
  const board = new Board();
  let failed = true;
  try {
    const steps = chosen(testSteps(ground), names);
    const finished = await runSteps(steps, board, signal);
    await ground.stop();
    const results = board.close();
    printFailures(finished);
    console.log(`\n${table([['', 'outcome', 'seconds'], ...results.map((step) => [step.name, `${step.failed ? '✗ ' : '✓ '}${step.detail}`, step.seconds.toFixed(1)])])}`);
    failed = finished.some((step) => step.failed);
    console.log(failed ? `\nLogs are kept in ${ground.logs}.` : '');
    const { passed, failed: failedTests } = sumTests(ground.reports);
    console.log(`${passed} passed, ${failedTests} failed`);
    return failed ? 1 : 0;
  } finally {
    board.close();
    await ground.stop();
    record.close();
    if (!failed || signal.aborted) rmSync(folder, { recursive: true, force: true });
    else ground.removeAllButLogs();
  }
}

/** Named steps and, transitively, what they need, in the order of the list. */
function chosen(steps: readonly TestStep[], names: readonly string[]): readonly TestStep[] {
  if (names.length === 0) return steps;
  const wanted = new Set<string>();
  const want = (name: string): void => {
    const step = steps.find((one) => one.name === name);
    if (step === undefined) throw new UserError(`npm test has no step ${name}; there are: ${steps.map((one) => one.name).join(', ')}`);
    wanted.add(name);
    step.needs?.forEach(want);
  };
  names.forEach(want);
  return steps.filter(({ name }) => wanted.has(name));
}

function printFailures(finished: readonly FinishedStep[]): void {
  for (const { name, output } of finished.filter((step) => step.failed && step.output)) console.log(`\n━━ ${name} ━━\n${output?.trimEnd()}`);
}

/** A run that was killed outright leaves its folder and, if its reaper was killed too, its servers. */
async function sweepEarlierRuns(): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  for (const name of readdirSync(dataFolder).filter((entry) => /^test-\d+$/.test(entry))) {
    const folder = path.join(dataFolder, name);
    if (readRun(folder) !== undefined) continue;
    await sweepLeftovers(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}
