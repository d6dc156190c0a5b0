import type { Readable } from 'node:stream';

export interface StoredObject {
  /** Bytes. */
  size: number;
  body: Readable;
}

/**
 * Storage backend for immutable objects. Keys are paths of lower-case letters, digits, dots, dashes and slashes. Writes are atomic: an object is stored
 * completely or not at all, even after a crash.
 */
export interface Storage {
  /** If a key is written twice, one of the two complete objects remains. */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Returns undefined for a missing key. The caller must read the body to its end or destroy it. */
  read(key: string): Promise<StoredObject | undefined>;
  has(key: string): Promise<boolean>;
  /** Succeeds for a missing key. */
  remove(key: string): Promise<void>;
  /** Throws if the storage is currently unusable. */
  check(): Promise<void>;
  /** Closes its connections. */
  close(): void;
}

const keyPattern = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z]+$/;

/** Guards against path traversal. Keys are built from validated names, so an invalid key is a programming error. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}
