import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Caller } from '@gvg/contracts/definitions/caller';
import { ApiFailure } from './api-failure.ts';

export const secretHeader = 'x-internal-secret';
export const serviceHeader = 'x-internal-service';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Creates a function that authenticates the calling service. It rejects requests without the secret, and all requests if none is
 * configured. Compares digests, so that timing does not reveal even the length.
 */
export function createServiceAuthenticator(secret: string | undefined): (request: IncomingMessage) => Caller {
  const expected = secret === undefined ? undefined : digest(secret);
  return ({ headers }) => {
    const providedSecret = headers[secretHeader];
    const name = headers[serviceHeader];
    if (
      expected === undefined ||
      typeof providedSecret !== 'string' ||
      !timingSafeEqual(digest(providedSecret), expected)
    )
      throw new ApiFailure('INVALID_TOKEN');
    return { kind: 'service', name: typeof name === 'string' ? name : 'unnamed' };
  };
}
