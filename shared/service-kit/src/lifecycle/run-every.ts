import { setTimeout as delay } from 'node:timers/promises';
import type { BaseContext } from './service-definition.ts';

export interface RepeatedWork {
  /** For the log. */
  name: string;
  intervalMs: number;
  /** Errors are logged; the next run tries again. */
  work(): Promise<unknown>;
}

/**
 * Repeats `work` while the service runs, one run at a time, with `intervalMs` between the end of one and the start of the next. With
 * `onDrain` it ends when a drain begins.
 */
export function runEvery(
  { logger, onStop, onDrain }: Pick<BaseContext, 'logger' | 'onStop'> & Partial<Pick<BaseContext, 'onDrain'>>,
  { name, intervalMs, work }: RepeatedWork,
): void {
  const stopping = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => logger.error({ err: error, timer: name }, 'repeated work failed'));
      await delay(intervalMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  const stop = async () => {
    stopping.abort();
    await running;
  };
  onDrain?.(stop);
  onStop(stop);
}
