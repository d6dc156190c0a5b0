import type { Logger } from './logger.ts';

type End = () => Promise<void> | void;

/** What was begun and has to be ended, the latest first; one that fails does not keep the others. */
export class Endings {
  readonly #ends: End[] = [];
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  add(end: End): void {
    this.#ends.push(end);
  }

  async run(): Promise<void> {
    for (const end of this.#ends.splice(0).reverse()) {
      try {
        await end();
      } catch (error) {
        this.#logger.error({ err: error }, 'something did not end cleanly');
      }
    }
  }
}
