export interface CircuitBreakerOptions {
  /** Consecutive failures that open the circuit. */
  failureThreshold: number;
  /** Milliseconds for which the circuit stays open before one request probes the dependency. */
  resetTimeoutMs: number;
}

/**
 * Prevents requests from accumulating at a dependency that keeps failing. After `failureThreshold` consecutive failures the circuit opens,
 * and one probe request is allowed every `resetTimeoutMs`; its success closes the circuit. Times in milliseconds of a monotonic clock.
 */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  #failures = 0;
  #openUntil = 0;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
  }

  /** Returns whether requests would be rejected now. Unlike `allowsRequest` it does not use up the probe. */
  isOpen(now = performance.now()): boolean {
    return this.#failures >= this.#options.failureThreshold && now < this.#openUntil;
  }

  /** Returns whether a request may be sent. Call it once per request, because an open circuit allows a single probe per period. */
  allowsRequest(now = performance.now()): boolean {
    if (this.#failures < this.#options.failureThreshold) return true;
    if (now < this.#openUntil) return false;
    this.#openUntil = now + this.#options.resetTimeoutMs;
    return true;
  }

  recordSuccess(): void {
    this.#failures = 0;
  }

  recordFailure(now = performance.now()): void {
    this.#failures += 1;
    this.#openUntil = now + this.#options.resetTimeoutMs;
  }
}
