import { createHash } from 'node:crypto';
import type { Request } from '../wire/request.ts';

/** Fields that belong to one attempt: a driver may change them when it sends the command again. */
const attemptFields = new Set(['lsid', 'txnNumber', 'maxTimeMS', '$clusterTime', '$readPreference']);

/** SHA-256 over the command’s name, its database and its contents: equal for a retried write, different for another one. */
export function commandDigest({ command, database, body, fields, sequences }: Request): Buffer {
  const hash = createHash('sha256').update(`${command}\0${database}\0`);
  for (const { name, start, end } of fields) {
    if (!attemptFields.has(name)) hash.update(body.subarray(start, end));
  }
  for (const [name, documents] of sequences) hash.update(`${name}\0${documents.length}\0`).update(documents);
  return hash.digest();
}
