import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

/** Hashes a body independently of the order of its keys. */
export const bodyHash = (body: object): string => createHash('sha256').update(stringify(body)).digest('hex');
