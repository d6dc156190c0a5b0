import { ApiFailure } from '@gvg/service-kit/http/api-failure';

/** Runs at most `concurrency` tasks at once, in FIFO order; throws SERVICE_UNAVAILABLE once `maxQueued` others wait. */
export class WorkQueue {
  readonly #concurrency: number;
  readonly #maxQueued: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor({ concurrency, maxQueued }: { concurrency: number; maxQueued: number }) {
    this.#concurrency = concurrency;
    this.#maxQueued = maxQueued;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#concurrency) await this.#waitForTurn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      // The running count is handed over rather than decremented, so that a new task cannot overtake the queue.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #waitForTurn(): Promise<void> {
    if (this.#queue.length >= this.#maxQueued)
      throw new ApiFailure('SERVICE_UNAVAILABLE', { headers: { 'retry-after': '5' } });
    return new Promise((resolve) => this.#queue.push(resolve));
  }
}
