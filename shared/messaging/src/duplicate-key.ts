const duplicateKeyCode = 11_000;

/** Returns whether a unique index rejected the write: MongoDB error 11000, or the error of one document of a bulk write. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === duplicateKeyCode;
}
