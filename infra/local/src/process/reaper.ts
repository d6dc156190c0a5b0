import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { StoppableProcess } from './stop-process.ts';

/** Message from the launcher to its reaper, one JSON object per line. */
export type ReaperMessage = { kind: 'watch'; target: StoppableProcess } | { kind: 'forget'; pid: number };

const watched = new Map<number, StoppableProcess>();
const listeners = new Set<() => void>();
let child: ChildProcess | undefined;

/**
 * Ensures that a process is stopped even when the launcher is killed: a separate reaper process reads from a pipe, and when the launcher
 * exits for any reason, the pipe closes and the reaper stops every watched process, last started first.
 */
export function watch(target: StoppableProcess): void {
  watched.set(target.pid, target);
  sendToReaper({ kind: 'watch', target });
}

export function forget(pid: number): void {
  if (watched.delete(pid)) sendToReaper({ kind: 'forget', pid });
}

/** The processes that the reaper would stop now. */
export const watchedProcesses = (): StoppableProcess[] => [...watched.values()];

/** Returns an unsubscribe function. */
export function onWatchedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function sendToReaper(message: ReaperMessage): void {
  child ??= startReaper();
  child.stdin?.write(`${JSON.stringify(message)}\n`);
  for (const listener of listeners) listener();
}

function startReaper(): ChildProcess {
  const reaper = spawn(process.execPath, [path.join(import.meta.dirname, 'reaper-main.ts')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // The reaper itself may be killed. The site then runs without it.
  reaper.stdin.on('error', () => {});
  reaper.unref();
  (reaper.stdin as unknown as { unref(): void }).unref();
  return reaper;
}
