import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeJson } from './json-file.ts';

const retryMs = 10;
/** An update takes milliseconds; a lock that is older belongs to a process that was killed, perhaps in another container. */
const staleMs = 5_000;

/** Reads, changes and writes a JSON file; of several processes that update it at the same time, none overwrites another's change. */
export function updateJson<T>(file: string, update: (current: T | undefined) => T): void {
  const lock = `${file}.lock`;
  mkdirSync(path.dirname(file), { recursive: true });
  while (!tryLock(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs);
  try {
    writeJson(file, update(readJson<T>(file)));
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > staleMs)
      rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
