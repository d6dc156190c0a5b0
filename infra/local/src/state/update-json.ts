import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeJson } from './json-file.ts';

const retryMs = 10;
/** An update takes milliseconds. An older lock belongs to a process that was killed, possibly in another container. */
const staleMs = 5_000;

/** Reads, changes and writes a JSON file. Concurrent updates of several processes do not overwrite each other. */
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
