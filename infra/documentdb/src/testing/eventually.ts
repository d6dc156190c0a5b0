import { setTimeout as pause } from 'node:timers/promises';

const patience = 20_000;

/** Waits until something holds. @throws Error when it does not within twenty seconds */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`it did not come true within ${patience} ms: ${holds.toString()}`);
    await pause(20);
  }
}
