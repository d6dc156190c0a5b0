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

/** Guests are left out where an answer cannot depend on them, which saves checking their signature. */
export type Authenticator = (request: IncomingMessage, options?: { guests?: boolean }) => Promise<Caller | undefined>;

function bearerToken(request: IncomingMessage): string | undefined {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  if (token === undefined) throw new ApiFailure('INVALID_TOKEN');
  return token;
}

/** Without Redis nobody knows who was signed out: staff has to wait, everybody else goes by the token alone (decisions, §Accounts). */
async function rejectRevokedSession(user: UserCaller, { revokedSessions, logger }: AuthenticatorOptions): Promise<void> {
  let revoked: boolean;
  try {
    revoked = await revokedSessions.isRevoked(user.sid);
  } catch (error) {
    if (isStaff(user)) throw new ApiFailure('SERVICE_UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
    logger.warn({ err: error }, 'refused sessions cannot be read; going by the token alone');
    return;
  }
  if (revoked) throw new ApiFailure('INVALID_PERMISSION');
}

/**
 * Says who asks: the user of the bearer token, else the guest of the cookie, else nobody. A bad token is INVALID_TOKEN even beside a good
 * guest cookie; a bad cookie is nobody.
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
