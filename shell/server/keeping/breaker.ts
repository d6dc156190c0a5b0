export interface BreakerOptions {
  /** Failures in a row that open it. */
  failures: number;
  /** Milliseconds for which it stays open before one trial. */
  pause: number;
  now?: () => number;
}

/** Stops asking what keeps failing, so that a dead neighbour costs nobody their time. */
export class Breaker {
  readonly #options: BreakerOptions;
  #failed = 0;
  #openUntil = 0;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#now() < this.#openUntil;
  }

  succeeded(): void {
    this.#failed = 0;
    this.#openUntil = 0;
  }

  failed(): void {
    this.#failed += 1;
    if (this.#failed >= this.#options.failures) this.#openUntil = this.#now() + this.#options.pause;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}
