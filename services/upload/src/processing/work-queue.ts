import { ApiFailure } from '@gvg/service-kit/http/api-failure';

export interface WorkQueueOptions {
  concurrency: number;
  /** Maximum number of waiting tasks, in total and per person. */
  maxQueued: number;
  maxQueuedPerPerson: number;
}

type Task = () => void;

/**
 * Runs at most `concurrency` tasks at once. One person takes all places but one, and waiting persons take turns, so that no person's tasks, however many and
 * slow, hold up the others. Throws TOO_MANY_REQUESTS once `maxQueuedPerPerson` tasks of a person wait, and SERVICE_UNAVAILABLE once `maxQueued` do.
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  /** Waiting tasks by person, in order of the persons' turns. */
  readonly #waiting = new Map<string, Task[]>();
  /** Running tasks by person. */
  readonly #running = new Map<string, number>();
  readonly #placesPerPerson: number;
  #free: number;
  #queued = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
    this.#free = options.concurrency;
    this.#placesPerPerson = Math.max(1, options.concurrency - 1);
  }

  /** `person` is the one that the work is done for: an address, a user, or a part of this process. */
  async run<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(person);
    try {
      return await work();
    } finally {
      this.#occupy(person, -1);
      this.#startNext();
    }
  }

  #turnOf(person: string): Promise<void> {
    const own = this.#waiting.get(person) ?? [];
    if (own.length >= this.#options.maxQueuedPerPerson) throw refusal('TOO_MANY_REQUESTS');
    if (this.#queued >= this.#options.maxQueued) throw refusal('SERVICE_UNAVAILABLE');
    return new Promise((resolve) => {
      own.push(resolve);
      this.#waiting.set(person, own);
      this.#queued += 1;
      this.#startNext();
    });
  }

  #startNext(): void {
    for (const [person, [task, ...others]] of this.#waiting) {
      if (this.#free === 0) return;
      if (task === undefined || (this.#running.get(person) ?? 0) >= this.#placesPerPerson) continue;
      // Deleted and set again, the person is last in turn.
      this.#waiting.delete(person);
      if (others.length > 0) this.#waiting.set(person, others);
      this.#occupy(person, 1);
      this.#queued -= 1;
      task();
    }
  }

  #occupy(person: string, places: 1 | -1): void {
    const running = (this.#running.get(person) ?? 0) + places;
    if (running > 0) this.#running.set(person, running);
    else this.#running.delete(person);
    this.#free -= places;
  }
}

const refusal = (code: 'TOO_MANY_REQUESTS' | 'SERVICE_UNAVAILABLE') =>
  new ApiFailure(code, { headers: { 'retry-after': '5' } });
