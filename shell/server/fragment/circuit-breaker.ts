export interface CircuitBreakerOptions {
  /** Consecutive failures that open the circuit. */
  failureThreshold: number;
  /** Milliseconds for which the circuit stays open; then requests are let through, and the first failure opens it again. */
  resetTimeoutMs: number;
  now?: () => number;
}

/** Tracks consecutive failures of a dependency, so that callers can skip requests while it is down. */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  #failureCount = 0;
  #openUntil = 0;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#now() < this.#openUntil;
  }

  recordSuccess(): void {
    this.#failureCount = 0;
    this.#openUntil = 0;
  }

  recordFailure(): void {
    this.#failureCount += 1;
    if (this.#failureCount >= this.#options.failureThreshold) this.#openUntil = this.#now() + this.#options.resetTimeoutMs;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}
