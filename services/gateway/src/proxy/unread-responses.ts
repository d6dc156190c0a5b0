/** A response of which nothing was read for this long is ended when other requests wait for its connection. */
const crowdedTimeoutMs = 2_000;
const checkIntervalMs = 500;

/**
 * The responses of one upstream that wait for their clients to read. Each holds a connection to the upstream; while no request waits for one, a
 * client has the listener's 30 s.
 */
export class UnreadResponses {
  readonly #isCrowded: () => boolean;
  readonly #since = new Map<() => void, number>();
  #timer: NodeJS.Timeout | undefined;

  /** `isCrowded`: whether requests wait for a connection. */
  constructor(isCrowded: () => boolean) {
    this.#isCrowded = isCrowded;
  }

  /** Adds a response that its client does not read; `end` closes it. */
  add(end: () => void): void {
    this.#since.set(end, performance.now());
    this.#timer ??= setInterval(() => this.#endOldest(), checkIntervalMs).unref();
  }

  /** The client has read, or left. */
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
