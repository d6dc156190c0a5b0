import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Caller } from '@gvg/contracts/caller';
import { ApiFailure } from './api-failure.ts';

export const secretHeader = 'x-internal-secret';
export const serviceHeader = 'x-internal-service';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Reads which service of ours calls; anybody without the secret is refused, and everybody where none is configured. Digests are compared, so that time tells nothing,
 * not even a length.
 */
export function createServiceAuthenticator(secret: string | undefined): (request: IncomingMessage) => Caller {
  const expected = secret === undefined ? undefined : digest(secret);
  return ({ headers }) => {
    const providedSecret = headers[secretHeader];
    const name = headers[serviceHeader];
    if (expected === undefined || typeof providedSecret !== 'string' || !timingSafeEqual(digest(providedSecret), expected)) throw new ApiFailure('INVALID_TOKEN');
    return { kind: 'service', name: typeof name === 'string' ? name : 'unnamed' };
  };
}
