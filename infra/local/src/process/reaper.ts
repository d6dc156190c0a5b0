import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { StoppableProcess } from './stop-process.ts';

/** What the launcher tells its reaper, one JSON object a line. */
export type ReaperMessage = { kind: 'watch'; target: StoppableProcess } | { kind: 'forget'; pid: number };

const watched = new Map<number, StoppableProcess>();
const listeners = new Set<() => void>();
let child: ChildProcess | undefined;

/**
 * Has a process ended even when this one is killed: a reaper beside the launcher holds the other end of a pipe, and when the launcher is
 * gone, however it went, the pipe ends and the reaper stops what is still watched, last started first.
 */
export function watch(target: StoppableProcess): void {
  watched.set(target.pid, target);
  sendToReaper({ kind: 'watch', target });
}

export function forget(pid: number): void {
  if (watched.delete(pid)) sendToReaper({ kind: 'forget', pid });
}

/** What would be stopped now. */
export const watchedProcesses = (): StoppableProcess[] => [...watched.values()];

/** Answers a function that ends the listening. */
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
  const reaper = spawn(process.execPath, [path.join(import.meta.dirname, 'reaper-main.ts')], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  // The reaper itself may be killed; the site goes on without its net.
  reaper.stdin.on('error', () => {});
  reaper.unref();
  (reaper.stdin as unknown as { unref(): void }).unref();
  return reaper;
}
