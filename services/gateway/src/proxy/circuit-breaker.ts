/** Timeouts in a row after which an upstream counts as frozen. */
const timeoutThreshold = 5;
/** How long it is then left alone, in milliseconds, before one request tries again. */
const openPeriodMs = 2_000;

/**
 * Keeps requests from piling up behind an upstream that takes connections and never answers. Refused connections do not count: they fail at
 * once by themselves, and their end should be seen at once.
 */
export class CircuitBreaker {
  #timeouts = 0;
  #openUntil = 0;

  /** Whether a request may be sent; once the rest is over, one may, and the next when that one was answered. */
  allowsRequest(now: number): boolean {
    if (this.#timeouts < timeoutThreshold) return true;
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
