import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { lastLineOf } from './managed-process.ts';
import { processRows, sumOfTree } from './process-rows.ts';

/** What a start observes of a process that is not ready yet. */
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
/** A process that only waits and retries uses less than this in the stall time; one that starts uses more, even on a machine that is busy with other work. */
const minimumProcessorSeconds = 1;

/**
 * Tells whether a process that is not ready still makes progress: its log grows, or it and its children use processor time. A start waits as long as it does,
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

  /** The time waited so far and the log's last line, for the person who waits. */
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

/** Between two looks at a process that is not ready. */
const intervalMs = 15_000;

export type UntilStalledOptions = Pick<StallWatchOptions, 'pid' | 'logFile' | 'stallSeconds'> & {
  signal: AbortSignal;
  /** Called every few seconds with what the process does. */
  onWaiting?: ((text: string) => void) | undefined;
};

/** Rejects once a process that is not ready has stalled; ends by the signal alone otherwise. */
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
