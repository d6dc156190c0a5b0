import { copyFileSync, existsSync, renameSync, statSync, truncateSync } from 'node:fs';

/** Predecessors of a log that are preserved, `.1` the newest. */
const predecessors = 3;
const maxLogBytes = 20_000_000;
const checkIntervalMs = 5_000;

const predecessor = (logFile: string, number: number): string => `${logFile}.${number}`;

function shiftPredecessors(logFile: string): void {
  for (let number = predecessors - 1; number >= 1; number -= 1) {
    if (existsSync(predecessor(logFile, number)))
      renameSync(predecessor(logFile, number), predecessor(logFile, number + 1));
  }
}

/** Renames the existing log to `.1`, so that the next start writes a new one. */
export function rotateLog(logFile: string): void {
  if (!existsSync(logFile)) return;
  shiftPredecessors(logFile);
  renameSync(logFile, predecessor(logFile, 1));
}

/**
 * Copies a log that has become too large to `.1` and empties it: its process holds the file open, and continues at its new end because it appends.
 * Lines written between the two steps are lost.
 */
export function rotateLargeLog(logFile: string, maxBytes = maxLogBytes): void {
  const { size } = statSync(logFile, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size <= maxBytes) return;
  shiftPredecessors(logFile);
  copyFileSync(logFile, predecessor(logFile, 1));
  truncateSync(logFile);
}

/** Bounds the log of a running process; returns a function that ends the checks. */
export function limitLog(logFile: string): () => void {
  const timer = setInterval(() => rotateLargeLog(logFile), checkIntervalMs).unref();
  return () => clearInterval(timer);
}
