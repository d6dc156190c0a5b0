import type { ProgressBoard } from '../terminal/progress-board.ts';
import type { StepOutcome, TestStep } from './step.ts';

export type FinishedStep = StepOutcome & { name: string };

const maxWorkers = 2;

/**
 * Runs each step, in the order of the list, once its dependencies have succeeded, the steps in its `after` have ended, and workers are free. A failed step
 * fails its dependents.
 */
export async function runSteps(
  steps: readonly TestStep[],
  progressBoard: ProgressBoard,
  signal: AbortSignal,
): Promise<FinishedStep[]> {
  const finished = new Map<string, FinishedStep>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...steps];
  const isPartOfRun = (name: string) => steps.some((step) => step.name === name);
  let busyWorkers = 0;

  const start = (step: TestStep): void => {
    busyWorkers += step.workers;
    const line = progressBoard.step(step.name);
    const work = outcomeOf(step, (detail) => line.detail(detail), signal).then((outcome) => {
      if (outcome.failed) line.failed(outcome.detail);
      else line.done(outcome.detail);
      finished.set(step.name, { ...outcome, name: step.name });
      running.delete(step.name);
      busyWorkers -= step.workers;
    });
    running.set(step.name, work);
  };
  const skip = (step: TestStep, reason: string): void => {
    progressBoard.step(step.name).failed(`not run: ${reason}`);
    finished.set(step.name, { name: step.name, failed: true, detail: `not run: ${reason}` });
  };

  while (waiting.length > 0 || running.size > 0) {
    // A stop may be requested at the moment a step ends.
    for (const step of signal.aborted ? [] : [...waiting]) {
      const failedNeed = step.needs?.find((need) => finished.get(need)?.failed);
      const isReady = [...(step.needs ?? []), ...(step.after ?? []).filter(isPartOfRun)].every((name) =>
        finished.has(name),
      );
      if (failedNeed === undefined && (!isReady || busyWorkers + step.workers > maxWorkers)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (failedNeed !== undefined) skip(step, `${failedNeed} failed`);
      else start(step);
    }
    if (signal.aborted) {
      // Running steps clean up before the run rejects.
      await Promise.allSettled(running.values());
      signal.throwIfAborted();
    }
    // Nothing runs when the last steps were skipped.
    if (running.size > 0) await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => finished.get(name) ?? []);
}

async function outcomeOf(
  step: TestStep,
  onProgress: (detail: string) => void,
  signal: AbortSignal,
): Promise<StepOutcome> {
  try {
    return await step.run(onProgress, signal);
  } catch (error) {
    return {
      failed: true,
      detail: (error as Error).message.split('\n', 1)[0] ?? '',
      output: (error as Error).stack ?? '',
    };
  }
}
