import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { StoreConflict, checkKey, etagOf } from './release-store.ts';
import type { ReleaseStore, StoredDocument } from './release-store.ts';

/** A holder compares and writes one file. A longer wait for the lock fails. */
const lockTimeoutMs = 15_000;

/** The store's own files are hidden, and no key can name them. */
export const lockName = '.lock.sqlite';

/**
 * Releases in a folder that several processes may share. A compare-and-swap holds a lock of the operating system, taken through SQLite
 * because Node has no such call. The lock is released with its holder, even if killed, and needs no clock to detect stale locks.
 */
export class FolderStore implements ReleaseStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(key: string): Promise<StoredDocument | undefined> {
    const bytes = await orMissing(readFile(this.#fileOf(key)));
    return bytes && { bytes, etag: etagOf(bytes) };
  }

  async create(key: string, bytes: Buffer): Promise<void> {
    const file = this.#fileOf(key);
    const complete = writeBeside(file, bytes);
    try {
      // Linking fails if the file exists, and is atomic.
      linkSync(complete, file);
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new StoreConflict(key) : error;
    } finally {
      rmSync(complete, { force: true });
    }
  }

  async replace(key: string, bytes: Buffer, etag: string): Promise<void> {
    const file = this.#fileOf(key);
    const complete = writeBeside(file, bytes);
    try {
      this.#locked(() => {
        if (etagOfFile(file) !== etag) throw new StoreConflict(key);
        renameSync(complete, file);
      });
    } finally {
      rmSync(complete, { force: true });
    }
  }

  async list(prefix: string): Promise<string[]> {
    const entries = (await orMissing(readdir(this.#folder, { recursive: true, withFileTypes: true }))) ?? [];
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.relative(this.#folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((key) => key.startsWith(prefix))
      .toSorted();
  }

  async remove(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true });
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, checkKey(key));
  }

  /** Synchronous, so that callers in one process never wait for each other. */
  #locked(work: () => void): void {
    const lock = new DatabaseSync(path.join(this.#folder, lockName), { timeout: lockTimeoutMs });
    try {
      lock.exec('BEGIN EXCLUSIVE');
      work();
      lock.exec('COMMIT');
    } finally {
      lock.close();
    }
  }
}

/** Writes a complete, synced file next to `file` under a hidden name and returns its path. */
function writeBeside(file: string, bytes: Buffer): string {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const complete = path.join(folder, `.${randomUUID()}.part`);
  const descriptor = openSync(complete, 'wx');
  try {
    for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return complete;
}

function etagOfFile(file: string): string | undefined {
  try {
    return etagOf(readFileSync(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function orMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
