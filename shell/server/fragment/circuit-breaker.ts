export interface CircuitBreakerOptions {
  /** Failures in a row that open it. */
  failureThreshold: number;
  /** Milliseconds for which it stays open before one trial. */
  resetTimeoutMs: number;
  now?: () => number;
}

/** Stops asking what keeps failing, so that a dead neighbour costs nobody their time. */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  #failed = 0;
  #openUntil = 0;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#now() < this.#openUntil;
  }

  recordSuccess(): void {
    this.#failed = 0;
    this.#openUntil = 0;
  }

  recordFailure(): void {
    this.#failed += 1;
    if (this.#failed >= this.#options.failureThreshold) this.#openUntil = this.#now() + this.#options.resetTimeoutMs;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}
