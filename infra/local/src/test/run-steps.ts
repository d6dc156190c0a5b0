import type { Board } from '../show/board.ts';
import type { StepOutcome, TestStep } from './step.ts';

export type FinishedStep = StepOutcome & { name: string };

const allPlaces = 2;

/** Runs steps as soon as what they need has gone well and there is a place, in the order of the list; one that failed fails those that need it. */
export async function runSteps(steps: readonly TestStep[], board: Board, signal: AbortSignal): Promise<FinishedStep[]> {
  const finished = new Map<string, FinishedStep>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...steps];
  let taken = 0;

  const begin = (step: TestStep): void => {
    taken += step.places;
    const line = board.step(step.name);
    const work = outcomeOf(step, (detail) => line.detail(detail), signal).then((outcome) => {
      if (outcome.failed) line.failed(outcome.detail);
      else line.done(outcome.detail);
      finished.set(step.name, { ...outcome, name: step.name });
      running.delete(step.name);
      taken -= step.places;
    });
    running.set(step.name, work);
  };
  const leaveOut = (step: TestStep, because: string): void => {
    board.step(step.name).failed(`not run: ${because}`);
    finished.set(step.name, { name: step.name, failed: true, detail: `not run: ${because}` });
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const broken = step.needs?.find((need) => finished.get(need)?.failed);
      const isReady = step.needs?.every((need) => finished.has(need)) ?? true;
      if (broken === undefined && (!isReady || taken + step.places > allPlaces)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (broken !== undefined) leaveOut(step, `${broken} failed`);
      else begin(step);
    }
    if (signal.aborted) {
      // Each step ends what it has begun before anything else goes.
      await Promise.allSettled(running.values());
      signal.throwIfAborted();
    }
    // Nothing runs when the last ones had to be left out.
    if (running.size > 0) await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => finished.get(name) ?? []);
}

async function outcomeOf(step: TestStep, say: (detail: string) => void, signal: AbortSignal): Promise<StepOutcome> {
  try {
    return await step.run(say, signal);
  } catch (error) {
    return { failed: true, detail: (error as Error).message.split('\n', 1)[0] ?? '', output: (error as Error).stack ?? '' };
  }
}
