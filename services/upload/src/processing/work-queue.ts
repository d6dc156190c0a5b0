import { ApiFailure } from '@gvg/service-kit/api-failure';

/** Runs at most `concurrency` pieces of work at once, in the order they came; SERVICE_UNAVAILABLE once `waiting` others wait. */
export class WorkQueue {
  readonly #concurrency: number;
  readonly #waiting: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor({ concurrency, waiting }: { concurrency: number; waiting: number }) {
    this.#concurrency = concurrency;
    this.#waiting = waiting;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#concurrency) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      // The place is handed over rather than freed, so that nobody who comes in between overtakes.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #turn(): Promise<void> {
    if (this.#queue.length >= this.#waiting) throw new ApiFailure('SERVICE_UNAVAILABLE', { headers: { 'retry-after': '5' } });
    return new Promise((resolve) => this.#queue.push(resolve));
  }
}
