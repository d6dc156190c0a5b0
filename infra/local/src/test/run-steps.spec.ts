import { ProgressBoard } from '../terminal/progress-board.ts';
import { runSteps } from './run-steps.ts';
import type { StepOutcome, TestStep } from './step.ts';

const quiet = new ProgressBoard({ isTTY: false, write: () => true } as unknown as NodeJS.WriteStream);
const fine: StepOutcome = { failed: false, detail: '' };
/** Lets every step start that may run concurrently. */
const letOthersRun = () => new Promise(setImmediate);
const neverAborted = new AbortController().signal;

function step(name: string, workers: 0 | 1 | 2, work: () => Promise<StepOutcome>, needs: string[] = []): TestStep {
  return { name, workers, needs, budgetSeconds: 1, run: work };
}

it('never uses more than two workers and runs zero-worker steps alongside', async () => {
  let busyWorkers = 0;
  let maxBusyWorkers = 0;
  const busy = (workers: number) => async (): Promise<StepOutcome> => {
    busyWorkers += workers;
    maxBusyWorkers = Math.max(maxBusyWorkers, busyWorkers);
    await letOthersRun();
    busyWorkers -= workers;
    return fine;
  };
  const steps = [
    step('a', 1, busy(1)),
    step('b', 1, busy(1)),
    step('c', 1, busy(1)),
    step('d', 2, busy(2)),
    step('e', 0, busy(0)),
  ];
  const finished = await runSteps(steps, quiet, neverAborted);
  expect(maxBusyWorkers).toBe(2);
  expect(finished.map(({ name, failed }) => [name, failed])).toEqual([
    ['a', false],
    ['b', false],
    ['c', false],
    ['d', false],
    ['e', false],
  ]);
});

it('skips steps whose dependency failed and runs the rest', async () => {
  const run: string[] = [];
  const recordedStep =
    (name: string, failed = false) =>
    async (): Promise<StepOutcome> => {
      run.push(name);
      return { failed, detail: '' };
    };
  const steps = [
    step('backing-services', 0, recordedStep('backing-services', true)),
    step('integration', 1, recordedStep('integration'), ['backing-services']),
    step('lint', 1, recordedStep('lint')),
  ];
  const finished = await runSteps(steps, quiet, neverAborted);
  expect(run).toEqual(['backing-services', 'lint']);
  expect(finished.find(({ name }) => name === 'integration')).toMatchObject({
    failed: true,
    detail: 'not run: backing-services failed',
  });
});

it('runs a step after others of the run even if they failed, and at once if they are not part of it', async () => {
  const order: string[] = [];
  const recordedStep = (name: string, failed: boolean, after: string[]): TestStep => ({
    ...step(name, 1, async () => (order.push(name), { failed, detail: '' })),
    after,
  });
  const steps = [recordedStep('last', false, ['slow', 'absent']), recordedStep('slow', true, [])];
  await runSteps(steps, quiet, neverAborted);
  expect(order).toEqual(['slow', 'last']);
});

it('reports a step that throws as failed', async () => {
  const [finished] = await runSteps(
    [step('backing-services', 0, () => Promise.reject(new Error('no Redis')))],
    quiet,
    neverAborted,
  );
  expect(finished).toMatchObject({ failed: true, detail: 'no Redis' });
});

it('waits for running steps to finish before it rejects on abort', async () => {
  const controller = new AbortController();
  let cleanedUp = false;
  const slow = step('slow', 1, async () => {
    controller.abort();
    await letOthersRun();
    cleanedUp = true;
    return fine;
  });
  await expect(runSteps([slow, step('next', 2, async () => fine)], quiet, controller.signal)).rejects.toThrow();
  expect(cleanedUp).toBe(true);
});

it('starts no step after a stop request', async () => {
  const controller = new AbortController();
  const run: string[] = [];
  const recordedStep = (name: string): TestStep =>
    step(name, 2, async () => {
      run.push(name);
      await letOthersRun();
      controller.abort();
      return fine;
    });
  await expect(runSteps([recordedStep('first'), recordedStep('next')], quiet, controller.signal)).rejects.toThrow();
  expect(run).toEqual(['first']);
});
