import type { Readable } from 'node:stream';

export interface StoredObject {
  /** Bytes. */
  size: number;
  body: Readable;
}

/**
 * Where pictures are kept: named bytes that never change. Keys are paths of lower-case letters, digits, dots, dashes and slashes.
 * An object is there whole or not at all, also after a crash.
 */
export interface Storage {
  /** Writing a key again leaves one of the two, whole. */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Undefined when there is none of that key. The caller reads the body to its end or destroys it. */
  read(key: string): Promise<StoredObject | undefined>;
  has(key: string): Promise<boolean>;
  /** Harmless when there is none. */
  remove(key: string): Promise<void>;
  /** Throws when the storage cannot be used now. */
  check(): Promise<void>;
  /** Ends its connections. */
  close(): void;
}

const keyPattern = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z]+$/;

/** Keys are made by us from checked names; one that could leave its folder is a defect. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}
