import type { Logger } from './logger.ts';

type ShutdownHook = () => Promise<void> | void;

/** What was begun and has to be ended, the latest first; one that fails does not keep the others. */
export class ShutdownHooks {
  readonly #ends: ShutdownHook[] = [];
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  add(hook: ShutdownHook): void {
    this.#ends.push(hook);
  }

  async run(): Promise<void> {
    for (const hook of this.#ends.splice(0).reverse()) {
      try {
        await hook();
      } catch (error) {
        this.#logger.error({ err: error }, 'something did not end cleanly');
      }
    }
  }
}
