import type { Logger } from '../telemetry/logger.ts';

type ShutdownHook = () => Promise<void> | void;

/** Runs registered hooks in reverse order of registration; a failing hook does not prevent the others. */
export class ShutdownHooks {
  readonly #hooks: ShutdownHook[] = [];
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  add(hook: ShutdownHook): void {
    this.#hooks.push(hook);
  }

  async run(): Promise<void> {
    for (const hook of this.#hooks.splice(0).reverse()) {
      try {
        await hook();
      } catch (error) {
        this.#logger.error({ err: error }, 'shutdown hook failed');
      }
    }
  }
}
