/** An unread response is ended after this time if other requests wait for its connection. */
const crowdedTimeoutMs = 2_000;
const checkIntervalMs = 500;

/**
 * Responses of one upstream that wait for their clients to read. Each occupies a connection to the upstream; while no request waits for one, a client has the
 * listener's 30 s.
 */
export class UnreadResponses {
  readonly #isCrowded: () => boolean;
  readonly #since = new Map<() => void, number>();
  #timer: NodeJS.Timeout | undefined;

  /** `isCrowded` returns true if requests wait for a connection. */
  constructor(isCrowded: () => boolean) {
    this.#isCrowded = isCrowded;
  }

  /** Adds an unread response; `end` closes it. */
  add(end: () => void): void {
    this.#since.set(end, performance.now());
    this.#timer ??= setInterval(() => this.#endOldest(), checkIntervalMs).unref();
  }

  /** Call when the client has read or disconnected. */
  remove(end: () => void): void {
    this.#since.delete(end);
    if (this.#since.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #endOldest(): void {
    if (!this.#isCrowded()) return;
    const latest = performance.now() - crowdedTimeoutMs;
    for (const [end, since] of this.#since) if (since < latest) end();
  }
}
