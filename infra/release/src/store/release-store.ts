import { createHash } from 'node:crypto';

export interface StoredDocument {
  bytes: Buffer;
  /** Identifies these bytes. Opaque to callers. */
  etag: string;
}

/**
 * Stores releases and the state of parts in a folder or a bucket. Each write is atomic and conditional: of two writers who read the same
 * document, one is refused, and a killed writer leaves the old or the new document.
 */
export interface ReleaseStore {
  read(key: string): Promise<StoredDocument | undefined>;
  /** @throws StoreConflict if the key exists */
  create(key: string, bytes: Buffer): Promise<void>;
  /** @throws StoreConflict if the key is missing or no longer has this etag */
  replace(key: string, bytes: Buffer, etag: string): Promise<void>;
  /** Returns the keys that begin with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Succeeds for a missing key. */
  remove(key: string): Promise<void>;
}

/** The document was written by another process since it was read. */
export class StoreConflict extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`${key} was written by somebody else`);
    this.name = 'StoreConflict';
    this.key = key;
  }
}

/** A segment is neither hidden nor a step upwards. Names of built files may contain any other printable ASCII character. */
const keyPattern =
  /^(?![./])(?:[\w~!@$%&()=+,;'[\]{} -][\w~!@$%&()=+,;'[\]{} .-]*\/)*[\w~!@$%&()=+,;'[\]{} -][\w~!@$%&()=+,;'[\]{} .-]*$/;

export const isStoreKey = (key: string): boolean => keyPattern.test(key);

/** Guards against path traversal. */
export function checkKey(key: string): string {
  if (!isStoreKey(key)) throw new Error(`not a key of the store: ${key}`);
  return key;
}

export const etagOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
