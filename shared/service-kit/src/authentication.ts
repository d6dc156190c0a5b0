import type { IncomingMessage } from 'node:http';
import type { Caller } from '@gvg/contracts/caller';
import { guestCookieName, isStaff } from '@gvg/contracts/caller';
import type { UserCaller } from './access-token.ts';
import { verifyAccessToken } from './access-token.ts';
import { cookieOf } from './cookies.ts';
import { ApiFailure } from './api-failure.ts';
import { verifyGuestCookie } from './guest-cookie.ts';
import type { KeySet } from './key-set.ts';
import type { Logger } from './logger.ts';
import type { RevokedSessions } from './revoked-sessions.ts';

export { verifyAccessToken } from './access-token.ts';
export { verifyGuestCookie } from './guest-cookie.ts';

export interface AuthenticatorOptions {
  keySet: KeySet;
  revokedSessions: Pick<RevokedSessions, 'isRevoked'>;
  logger: Logger;
}

/** `guests: false` skips verifying the guest cookie where the response cannot depend on it. */
export type Authenticator = (request: IncomingMessage, options?: { guests?: boolean }) => Promise<Caller | undefined>;

function bearerToken(request: IncomingMessage): string | undefined {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  if (token === undefined) throw new ApiFailure('INVALID_TOKEN');
  return token;
}

/** Without Redis revocations are unknown: staff are rejected with SERVICE_UNAVAILABLE, other users are accepted by their token alone (rules/accounts.md). */
async function rejectRevokedSession(user: UserCaller, { revokedSessions, logger }: AuthenticatorOptions): Promise<void> {
  let revoked: boolean;
  try {
    revoked = await revokedSessions.isRevoked(user.sid);
  } catch (error) {
    if (isStaff(user)) throw new ApiFailure('SERVICE_UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
    logger.warn({ err: error }, 'revoked sessions cannot be read; accepting the token alone');
    return;
  }
  if (revoked) throw new ApiFailure('INVALID_PERMISSION');
}

/**
 * Authenticates a request: the user of the bearer token, else the guest of the cookie, else undefined. An invalid token is INVALID_TOKEN even with a valid
 * guest cookie; an invalid cookie is ignored.
 */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  return async (request, { guests = true } = {}) => {
    const token = bearerToken(request);
    if (token !== undefined) {
      const user = await verifyAccessToken(token, options.keySet);
      await rejectRevokedSession(user, options);
      return user;
    }
    const cookie = !guests ? undefined : cookieOf(request.headers.cookie, guestCookieName);
    const guest = cookie === undefined ? undefined : await verifyGuestCookie(cookie, options.keySet);
    return guest === undefined ? undefined : { kind: 'guest', id: guest };
  };
}
