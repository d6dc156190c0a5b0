import { sleepHeader } from './sleeping-proxy.ts';
import { median, spreadOfMedian } from './statistics.ts';

/** One call; `headers` go with it. Resolves when its answer is there. */
export type TimedCall = (headers: Record<string, string>) => Promise<void>;

/** Two kinds of calls that nobody is to tell apart. */
export interface Door {
  name: string;
  one: TimedCall;
  other: TimedCall;
  /** Before each round of calls. */
  prepare?: () => Promise<void>;
}

export interface Comparison {
  pairs: number;
  /** Medians in milliseconds. */
  medians: readonly [number, number];
  /** Median of the pairs' differences. */
  difference: number;
  /** How far that is off zero for identical pairs of the same run. */
  spread: number;
  /** The same of pairs of which one has slept. */
  planted: number;
}

const fewestPairs = 200;
const mostPairs = 800;
/** Of the first calls, which open connections and warm caches up. */
const warmUps = 3;
export const plantedMs = 2;
const stepPairs = 100;
/** How many times the spread a sleep is to be, so that the answer does not hang by a hair. */
const clearly = 1.25;

async function timeOf(call: TimedCall, headers: Record<string, string> = {}): Promise<number> {
  const startedAt = performance.now();
  await call(headers);
  return performance.now() - startedAt;
}

/** Runs the tasks one after another in any order, and returns their results in theirs. */
async function inAnyOrder(tasks: readonly (() => Promise<number>)[]): Promise<number[]> {
  const results: number[] = [];
  const order = tasks.map((_, index) => ({ index, at: Math.random() })).toSorted((one, other) => one.at - other.at);
  for (const { index } of order) results[index] = await (tasks[index] as () => Promise<number>)();
  return results;
}

/** Interleaves calls of two kinds with identical pairs and with pairs of which one sleeps, until the sleep is told apart or nobody would wait for it any more. */
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
