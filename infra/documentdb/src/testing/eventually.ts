import { setTimeout as pause } from 'node:timers/promises';

/** Longer than anything that tests wait for, on a busy machine as well: it only bounds a failing test. */
const timeoutMs = 45_000;

/** Waits until something holds. @throws Error when it does not in time */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > deadline)
      throw new Error(`the condition did not hold within ${timeoutMs} ms: ${holds.toString()}`);
    await pause(20);
  }
}
