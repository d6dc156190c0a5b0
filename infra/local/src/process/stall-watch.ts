import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { lastLineOf } from './managed-process.ts';
import { processRows, sumOfTree } from './process-rows.ts';

/** Activity of a process that is not ready yet. */
export type Observation = { logBytes: number; processorSeconds: number };

export type StallWatchOptions = {
  pid: number;
  logFile: string;
  /** Seconds without progress after which the process counts as stalled. */
  stallSeconds?: number | undefined;
  observe?: () => Observation;
  now?: () => number;
};

const defaultStallSeconds = 180;
/** In the stall time, a process that only waits and retries uses less than this. One that starts uses more, even on a busy machine. */
const minimumProcessorSeconds = 1;

/**
 * Decides whether a process that is not ready still makes progress: its log grows, or it and its children use processor time. While it does, a start waits,
 * however slow the machine is.
 */
export class StallWatch {
  readonly #logFile: string;
  readonly #stallMs: number;
  readonly #observe: () => Observation;
  readonly #now: () => number;
  readonly #startedAt: number;
  #progressAt: number;
  #before: Observation;

  constructor({ pid, logFile, stallSeconds = defaultStallSeconds, observe, now = Date.now }: StallWatchOptions) {
    this.#logFile = logFile;
    this.#stallMs = stallSeconds * 1000;
    this.#observe = observe ?? (() => observeProcess(pid, logFile));
    this.#now = now;
    this.#startedAt = this.#progressAt = now();
    this.#before = this.#observe();
  }

  /** Waiting time and last line of the log, for the terminal. */
  describe(): string {
    const seconds = Math.round((this.#now() - this.#startedAt) / 1000);
    const line = lastLineOf(this.#logFile);
    return `starting for ${seconds} s${line === '' ? '' : `: ${line}`}`;
  }

  isStalled(): boolean {
    const present = this.#observe();
    const hasProgress =
      present.logBytes !== this.#before.logBytes ||
      present.processorSeconds - this.#before.processorSeconds >= minimumProcessorSeconds;
    if (hasProgress) {
      this.#before = present;
      this.#progressAt = this.#now();
    }
    return this.#now() - this.#progressAt > this.#stallMs;
  }

  get stallSeconds(): number {
    return this.#stallMs / 1000;
  }
}

/** Interval between two checks of a process that is not ready. */
const intervalMs = 15_000;

export type UntilStalledOptions = Pick<StallWatchOptions, 'pid' | 'logFile' | 'stallSeconds'> & {
  signal: AbortSignal;
  /** Called every 15 seconds with the state of the process. */
  onWaiting?: ((text: string) => void) | undefined;
};

/** Rejects once a process that is not ready has stalled, or when the signal aborts. */
export async function untilStalled({ signal, onWaiting, ...options }: UntilStalledOptions): Promise<never> {
  const watch = new StallWatch(options);
  for (;;) {
    await delay(Math.min(intervalMs, watch.stallSeconds * 500), undefined, { signal });
    if (watch.isStalled()) throw new Error(`not ready, and nothing has happened for ${watch.stallSeconds} s`);
    onWaiting?.(watch.describe());
  }
}

const observeProcess = (pid: number, logFile: string): Observation => ({
  logBytes: statSync(logFile, { throwIfNoEntry: false })?.size ?? 0,
  processorSeconds: sumOfTree(processRows(), (row) => row.processorSeconds)(pid),
});
