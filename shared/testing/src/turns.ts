import { setImmediate as immediate, setTimeout as afterDueTimers } from 'node:timers/promises';

/**
 * Lets the event loop turn `count` times: due promises, messages, immediates and timers without a delay have run, and `count` generations
 * of what they caused. Independent of the machine's speed. Code that waits for a network, a file or a delay needs `eventually`, or a clock
 * of the test.
 */
export async function turns(count = 10): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    // Timers of the same delay fire in the order in which they were set.
    await afterDueTimers(0);
    await immediate();
  }
}
