import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, startTimeOf } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';

/** How a process of ours is asked to end, and how long it may take before it is made to. */
export type StopOptions = { signal: NodeJS.Signals; graceMilliseconds: number };

export type StoppableProcess = ProcessIdentity & StopOptions & { name: string };

/** Asks the leader to end, waits for its grace, then kills what is left of its group. */
export async function stopProcess(target: StoppableProcess): Promise<void> {
  if (isRunning(target)) {
    sendSignal(target.pid, target.signal);
    const deadline = Date.now() + target.graceMilliseconds;
    while (isRunning(target) && Date.now() < deadline) await delay(25);
  }
  killGroup(target);
  while (isRunning(target)) await delay(10);
}

/** Ends whatever the leader left in its group, unless the leader's number belongs to a stranger by now. */
export function killGroup(target: ProcessIdentity): void {
  const startedAt = startTimeOf(target.pid);
  if (startedAt === undefined || startedAt === target.startedAt) sendSignal(-target.pid, 'SIGKILL');
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
