import { setTimeout as pause } from 'node:timers/promises';

const timeoutMs = 20_000;

/** Waits until something holds. @throws Error when it does not within twenty seconds */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > deadline)
      throw new Error(`the condition did not hold within ${timeoutMs} ms: ${holds.toString()}`);
    await pause(20);
  }
}
