import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, startTimeOf } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';

/** The signal that stops a process, and the grace period before it is killed. */
export type StopOptions = { signal: NodeJS.Signals; graceMilliseconds: number };

export type StoppableProcess = ProcessIdentity &
  StopOptions & {
    name: string;
    /** Start time (ISO 8601), and number of previous starts. Absent for a command that runs to its end. */
    since?: string;
    restarts?: number;
  };

/** Signals the group leader, waits for its grace period, then kills the rest of the group. */
export async function stopProcess(target: StoppableProcess): Promise<void> {
  if (isRunning(target)) {
    sendSignal(target.pid, target.signal);
    const deadline = Date.now() + target.graceMilliseconds;
    while (isRunning(target) && Date.now() < deadline) await delay(25);
  }
  killGroup(target);
  while (isRunning(target)) await delay(10);
}

/** Kills a process and the rest of the group that it leads, unless its pid has been reused by another process. */
export function killGroup(target: ProcessIdentity): void {
  const startedAt = startTimeOf(target.pid);
  if (startedAt !== undefined && startedAt !== target.startedAt) return;
  sendSignal(-target.pid, 'SIGKILL');
  // A process that shares the group of its parent does not lead one.
  if (startedAt !== undefined) sendSignal(target.pid, 'SIGKILL');
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
