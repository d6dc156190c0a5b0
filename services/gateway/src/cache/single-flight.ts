/** Runs at most one task at a time per key: callers in between share its result. */
export class SingleFlight<Result> {
  readonly #running = new Map<string, Promise<Result>>();

  has(key: string): boolean {
    return this.#running.has(key);
  }

  run(key: string, task: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const started = task().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
