import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Caller } from '@gvg/contracts/caller';
import { Failure } from './failure.ts';

export const secretHeader = 'x-internal-secret';
export const serviceHeader = 'x-internal-service';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Reads which service of ours calls; anybody without the secret is refused, and everybody where none is configured. Digests are compared, so that time tells nothing,
 * not even a length.
 */
export function createServiceReader(secret: string | undefined): (request: IncomingMessage) => Caller {
  const expected = secret === undefined ? undefined : digest(secret);
  return ({ headers }) => {
    const given = headers[secretHeader];
    const name = headers[serviceHeader];
    if (expected === undefined || typeof given !== 'string' || !timingSafeEqual(digest(given), expected)) throw new Failure('INVALID_TOKEN');
    return { kind: 'service', name: typeof name === 'string' ? name : 'unnamed' };
  };
}
