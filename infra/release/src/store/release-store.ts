import { createHash } from 'node:crypto';

export interface StoredDocument {
  bytes: Buffer;
  /** Names these bytes; opaque to callers. */
  etag: string;
}

/**
 * Where releases and the state of parts are kept: a folder or a bucket. Each write is atomic and conditional, so that of two writers who both read the same
 * document, one is refused, and a writer who is killed leaves the old document or the new one.
 */
export interface ReleaseStore {
  read(key: string): Promise<StoredDocument | undefined>;
  /** @throws StoreConflict when the key exists */
  create(key: string, bytes: Buffer): Promise<void>;
  /** @throws StoreConflict when the key is missing or does not have this etag any more */
  replace(key: string, bytes: Buffer, etag: string): Promise<void>;
  /** Keys that begin with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Succeeds for a missing key. */
  remove(key: string): Promise<void>;
}

/** Somebody else has written the document since it was read. */
export class StoreConflict extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`${key} was written by somebody else`);
    this.name = 'StoreConflict';
    this.key = key;
  }
}

/** A segment is neither hidden nor a step upwards; names of built files may have any other printable character of ASCII. */
const keyPattern =
  /^(?![./])(?:[\w~!@$%&()=+,;'[\]{} -][\w~!@$%&()=+,;'[\]{} .-]*\/)*[\w~!@$%&()=+,;'[\]{} -][\w~!@$%&()=+,;'[\]{} .-]*$/;

export const isStoreKey = (key: string): boolean => keyPattern.test(key);

/** Guards against path traversal. */
export function checkKey(key: string): string {
  if (!isStoreKey(key)) throw new Error(`not a key of the store: ${key}`);
  return key;
}

export const etagOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
