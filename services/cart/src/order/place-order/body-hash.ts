import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

/** The same for two bodies that say the same, in whatever order of keys. */
export const bodyHash = (body: object): string => createHash('sha256').update(stringify(body)).digest('hex');
