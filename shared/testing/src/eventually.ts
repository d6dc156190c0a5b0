import { setTimeout as delay } from 'node:timers/promises';

const pollIntervalMs = 20;

/** Longer than tests ever wait, even on a busy machine. It only limits a failing test. */
const defaultTimeoutMs = 45_000;

export interface EventuallyOptions {
  /** Description of the condition, for the error when the check keeps returning false. */
  description?: string;
  timeoutMs?: number;
}

/**
 * Polls until `check` passes and returns its result: it must neither throw (so it may contain `expect`) nor return false. Rejects with the
 * last error after the timeout.
 */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  { description, timeoutMs = defaultTimeoutMs }: EventuallyOptions = {},
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    let failure: unknown = new Error(`Not within ${timeoutMs} ms: ${description ?? check.toString()}`);
    try {
      const result = await check();
      if (result !== false) return result;
    } catch (error) {
      failure = error;
    }
    if (Date.now() > deadline) throw failure;
    await delay(pollIntervalMs);
  }
}
