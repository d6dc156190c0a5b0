/** Timeouts in a row after which an upstream counts as frozen. */
const threshold = 5;
/** How long it is then left alone, in milliseconds, before one request tries again. */
const rest = 2_000;

/**
 * Keeps requests from piling up behind an upstream that takes connections and never answers. Refused connections do not count: they fail at
 * once by themselves, and their end should be seen at once.
 */
export class Breaker {
  #timeouts = 0;
  #openUntil = 0;

  /** Whether a request may be sent; once the rest is over, one may, and the next when that one was answered. */
  admits(now: number): boolean {
    if (this.#timeouts < threshold) return true;
    if (now < this.#openUntil) return false;
    this.#openUntil = now + rest;
    return true;
  }

  answered(): void {
    this.#timeouts = 0;
  }

  timedOut(now: number): void {
    this.#timeouts += 1;
    this.#openUntil = now + rest;
  }
}
