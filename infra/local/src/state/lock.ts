import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identify, isRunning } from '../process/process-identity.ts';
import type { ProcessIdentity } from '../process/process-identity.ts';
import { readJson } from './json-file.ts';

/** Runs `work` under an inter-process lock; the lock of a process that has exited is taken over. `onWait` may throw instead of waiting. */
export async function withLock<T>(
  file: string,
  onWait: () => void,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  let hasWaited = false;
  for (let outcome = tryLock(file); outcome !== 'locked'; outcome = tryLock(file)) {
    if (outcome === 'abandoned') continue;
    if (!hasWaited) onWait();
    hasWaited = true;
    await delay(300, undefined, { signal });
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Linking a complete file into place is atomic: a lock file always contains its holder. */
function tryLock(file: string): 'locked' | 'held' | 'abandoned' {
  const ownFile = `${file}.${process.pid}`;
  writeFileSync(ownFile, JSON.stringify(identify(process.pid)));
  try {
    linkSync(ownFile, file);
    return 'locked';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = readJson<ProcessIdentity>(file);
    if (holder !== undefined && isRunning(holder)) return 'held';
    rmSync(file, { force: true });
    return 'abandoned';
  } finally {
    rmSync(ownFile, { force: true });
  }
}
