import { setTimeout as pause } from 'node:timers/promises';

/** Longer than any wait in the tests, even on a busy machine. It only bounds a failing test. */
const timeoutMs = 45_000;

/**
 * Waits until the condition holds.
 * @throws Error on timeout
 */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > deadline)
      throw new Error(`the condition did not hold within ${timeoutMs} ms: ${holds.toString()}`);
    await pause(20);
  }
}
