import { createHash } from 'node:crypto';
import type { Request } from '../wire/request.ts';

/** Fields of a single attempt, which a driver may change when it retries the command. */
const attemptFields = new Set(['lsid', 'txnNumber', 'maxTimeMS', '$clusterTime', '$readPreference']);

/**
 * Returns a SHA-256 over the command’s name, its database and its contents. It is equal for a retried write and differs for another
 * command.
 */
export function commandDigest({ command, database, body, fields, sequences }: Request): Buffer {
  const hash = createHash('sha256').update(`${command}\0${database}\0`);
  for (const { name, start, end } of fields) {
    if (!attemptFields.has(name)) hash.update(body.subarray(start, end));
  }
  for (const [name, documents] of sequences) hash.update(`${name}\0${documents.length}\0`).update(documents);
  return hash.digest();
}
