import { sleepHeader } from './sleeping-proxy.ts';
import { median, spreadOfMedian } from './statistics.ts';

/** A call with additional `headers`. Resolves with the end of its response. */
export type TimedCall = (headers: Record<string, string>) => Promise<void>;

/** Two kinds of calls whose times must be indistinguishable. */
export interface Door {
  name: string;
  one: TimedCall;
  other: TimedCall;
  /** Called before each round of calls. */
  prepare?: () => Promise<void>;
}

export interface Comparison {
  pairs: number;
  /** Medians in milliseconds. */
  medians: readonly [number, number];
  /** Median of the pairs' differences. */
  difference: number;
  /** The difference of identical pairs in the same run, which is due to chance. */
  spread: number;
  /** The difference of pairs of which one call sleeps. */
  planted: number;
}

const fewestPairs = 200;
const mostPairs = 800;
/** Number of first calls, which open connections and warm up caches. */
const warmUps = 3;
export const plantedMs = 2;
const stepPairs = 100;
/** Factor by which a sleep must exceed the spread, so that the result is not borderline. */
const clearly = 1.25;

async function timeOf(call: TimedCall, headers: Record<string, string> = {}): Promise<number> {
  const startedAt = performance.now();
  await call(headers);
  return performance.now() - startedAt;
}

/** Runs the tasks in sequence in random order and returns their results in the original order. */
async function inAnyOrder(tasks: readonly (() => Promise<number>)[]): Promise<number[]> {
  const results: number[] = [];
  const order = tasks.map((_, index) => ({ index, at: Math.random() })).toSorted((one, other) => one.at - other.at);
  for (const { index } of order) results[index] = await (tasks[index] as () => Promise<number>)();
  return results;
}

/**
 * Interleaves calls of two kinds with identical pairs and with pairs of which one sleeps, until the sleep is detected or the limit of pairs
 * is reached.
 */
export async function compareTimes({ one, other, prepare = async () => {} }: Door): Promise<Comparison> {
  await prepare();
  for (let count = 0; count < warmUps; count += 1) await inAnyOrder([() => timeOf(one), () => timeOf(other)]);
  const times: { first: number; second: number; again: number; slept: number }[] = [];
  for (let wanted = fewestPairs; ; wanted += stepPairs) {
    while (times.length < wanted) {
      await prepare();
      const [first = 0, second = 0, again = 0, slept = 0] = await inAnyOrder([
        () => timeOf(one),
        () => timeOf(other),
        () => timeOf(one),
        () => timeOf(one, { [sleepHeader]: String(plantedMs) }),
      ]);
      times.push({ first, second, again, slept });
    }
    const comparison = {
      pairs: times.length,
      medians: [median(times.map(({ first }) => first)), median(times.map(({ second }) => second))] as const,
      difference: median(times.map(({ first, second }) => second - first)),
      spread: spreadOfMedian(times.map(({ first, again }) => again - first)),
      planted: median(times.map(({ first, slept }) => slept - first)),
    };
    if (Math.abs(comparison.planted) > clearly * comparison.spread || times.length >= mostPairs) return comparison;
  }
}
