import { setTimeout as pause } from 'node:timers/promises';
import { monotonicMs } from './monotonic-clock.ts';

/** Calls `send` `rate` times per second for `seconds`, even if earlier calls have not completed. */
export async function openLoop(
  { rate, seconds }: { rate: number; seconds: number },
  send: (index: number) => void,
): Promise<void> {
  const begin = monotonicMs();
  for (let sent = 0; sent < rate * seconds;) {
    const due = Math.min(rate * seconds, Math.floor(((monotonicMs() - begin) * rate) / 1_000));
    for (; sent < due; sent += 1) send(sent);
    await pause(1_000 / rate);
  }
}
