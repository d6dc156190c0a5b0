/** Consecutive timeouts that open the circuit. */
const timeoutThreshold = 5;
/** How long the circuit stays open before one probe request is allowed. */
const openPeriodMs = 2_000;

/**
 * Prevents requests from queueing for an upstream that accepts connections and never responds. Refused connections do not count: they fail
 * immediately anyway, and recovery should be noticed immediately.
 */
export class CircuitBreaker {
  #timeouts = 0;
  #openUntil = 0;

  /** Whether requests are held back, except for probes. */
  get isOpen(): boolean {
    return this.#timeouts >= timeoutThreshold;
  }

  /** Whether a request may be sent. After the open period it allows one probe; others follow once that one gets a response. */
  allowsRequest(now: number): boolean {
    if (!this.isOpen) return true;
    if (now < this.#openUntil) return false;
    this.#openUntil = now + openPeriodMs;
    return true;
  }

  recordResponse(): void {
    this.#timeouts = 0;
  }

  recordTimeout(now: number): void {
    this.#timeouts += 1;
    this.#openUntil = now + openPeriodMs;
  }
}
