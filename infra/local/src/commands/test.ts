import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../process/user-error.ts';
import { ProgressBoard } from '../terminal/progress-board.ts';
import { table } from '../terminal/table.ts';
import { dataFolder, repository } from '../state/paths.ts';
import { openRunRecord, readRun, stopLeftoverProcesses } from '../state/run-file.ts';
import { changedFiles } from '../test/affected/changed-files.ts';
import { describeSelection } from '../test/affected/describe-selection.ts';
import { readRepositoryGraph } from '../test/affected/repository-graph.ts';
import { selectAffected } from '../test/affected/select-affected.ts';
import { selectPackage } from '../test/affected/select-package.ts';
import { pathsOf } from '../test/affected/selection.ts';
import type { Selection, StepPaths } from '../test/affected/selection.ts';
import { sumTests } from '../test/count-tests.ts';
import { failedTests, retriedTests } from '../test/failed-tests.ts';
import { runSteps } from '../test/run-steps.ts';
import type { FinishedStep } from '../test/run-steps.ts';
import { TestContext } from '../test/test-context.ts';
import { stepsOfExtent, testSteps } from '../test/test-steps.ts';
import type { Extent } from '../test/test-steps.ts';
import type { TestStep } from '../test/step.ts';

/** Steps that need neither builds of other packages nor a site: `npm test -w <package>` runs them, and others by name. */
const stepsOfPackage = ['lint', 'types', 'unit', 'contract', 'integration'];

const options = {
  affected: { type: 'boolean', default: false },
  since: { type: 'string' },
  list: { type: 'boolean', default: false },
  package: { type: 'string' },
  all: { type: 'boolean', default: false },
} as const;

/**
 * `npm test`: the gate of each change. `--all` (`npm run test:all`): the whole. Or only the named steps (`npm test -- unit contract`) with the steps that they
 * need, in the extent of the gate or the whole. Does not touch a running site. `--affected [--since <commit>] [--list]` runs, or only lists, what the changes
 * since a commit affect. `--package <folder>` is for one package.
 */
export async function test(signal: AbortSignal, args: readonly string[]): Promise<number> {
  const { values, positionals: names } = parsed(args);
  const extent: Extent = values.all ? 'whole' : 'gate';
  if (values.package !== undefined) {
    const selection = selectPackage(values.package, repository);
    return runSelection(signal, selection, { names: names.length > 0 ? names : stepsOfPackage, extent });
  }
  if (!values.affected) return runTests(signal, (context) => stepsOf(context, { names, extent }));
  const { base, files } = await changedFiles(repository, values.since, signal);
  console.log(`Changed since ${base}:\n${files.map((file) => `  ${file}`).join('\n') || '  nothing'}\n`);
  const graph = await readRepositoryGraph(repository, signal);
  const selection = selectAffected(files, graph);
  console.log(describeSelection({ selection, packages: graph.packages, steps: listedSteps(pathsOf(selection)) }));
  return values.list ? 0 : runSelection(signal, selection, { names, extent });
}

function parsed(args: readonly string[]) {
  try {
    const result = parseArgs({ args: [...args], options, allowPositionals: true });
    const { affected, since, list } = result.values;
    if (!affected && (since !== undefined || list)) throw new Error('--since and --list belong to --affected');
    return result;
  } catch (error) {
    throw new UserError(`npm test: ${(error as Error).message}`, { cause: error });
  }
}

type Asked = { names: readonly string[]; extent: Extent };

/** Runs the selected steps, limited to the named ones if any. */
async function runSelection(signal: AbortSignal, selection: Selection, { names, extent }: Asked): Promise<number> {
  if (selection.everythingBecause !== undefined)
    return runTests(signal, (context) => stepsOf(context, { names, extent }));
  const paths = pathsOf(selection);
  const named = new Set(names.length === 0 ? Object.keys(paths) : knownSteps(listedSteps(paths), names));
  const chosen = Object.keys(paths).filter((name) => named.has(name));
  if (chosen.length > 0)
    return runTests(signal, (context) => withNeeded(testSteps(context, { extent, selected: paths }), chosen));
  console.log('There is nothing to run.');
  return 0;
}

/** Steps for listing, without the resources of a run. */
const listedSteps = (selected: StepPaths): readonly TestStep[] =>
  testSteps(new TestContext(dataFolder, () => {}), { extent: 'gate', selected });

async function runTests(signal: AbortSignal, choose: (context: TestContext) => readonly TestStep[]): Promise<number> {
  await removeAbandonedRuns();
  const folder = path.join(dataFolder, `test-${process.pid}`);
  const record = openRunRecord(folder);
  const context = new TestContext(folder, (info) => record.setSite(info));
  mkdirSync(context.logs, { recursive: true });
  const progressBoard = new ProgressBoard();
  let failed: boolean | undefined;
  try {
    const steps = choose(context);
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
    const retried = context.reports.flatMap(retriedTests);
    if (retried.length > 0) console.log(`\n⚠ Passed only at the second attempt:\n${retried.join('\n')}`);
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
    if (failed === false || signal.aborted) rmSync(folder, { recursive: true, force: true });
    else context.removeAllButLogs();
  }
}

/** Steps of the gate or the whole, or the named ones. */
function stepsOf(context: TestContext, { names, extent }: Asked): readonly TestStep[] {
  const steps = testSteps(context, { extent });
  return names.length > 0 ? withNeeded(steps, names) : stepsOfExtent(steps, extent);
}

/** The named steps and their transitive dependencies, in the order of the list. */
function withNeeded(steps: readonly TestStep[], names: readonly string[]): readonly TestStep[] {
  const required = new Set<string>();
  const addWithNeeds = (name: string): void => {
    required.add(name);
    steps.find((step) => step.name === name)?.needs?.forEach(addWithNeeds);
  };
  knownSteps(steps, names).forEach(addWithNeeds);
  return steps.filter(({ name }) => required.has(name));
}

function knownSteps(steps: readonly TestStep[], names: readonly string[]): readonly string[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown === undefined) return names;
  throw new UserError(`npm test has no step ${unknown}; there are: ${steps.map(({ name }) => name).join(', ')}`);
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
