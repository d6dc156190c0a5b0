import type { IncomingMessage } from 'node:http';
import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff } from '@gvg/contracts/definitions/caller';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import type { VerifiedToken } from './access-token.ts';
import { cookieOf } from '../http/cookies.ts';
import { ApiFailure } from '../http/api-failure.ts';
import { verifyGuestCookie } from './guest-cookie.ts';
import type { KeySet } from './key-set.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { RevokedSessions, TokenRefusal } from './revoked-sessions.ts';
import { createTokenVerifier } from './verified-tokens.ts';

export interface AuthenticatorOptions {
  keySet: KeySet;
  revokedSessions: Pick<RevokedSessions, 'refusalOf'>;
  logger: Logger;
}

export interface AuthenticationOptions {
  /** `false` skips verifying the guest cookie if the response cannot depend on it. */
  guests?: boolean;
  /** `false` for a call that changes nothing, which is allowed while revocations are unknown. Default true. */
  isWrite?: boolean;
}

export type Authenticator = (request: IncomingMessage, options?: AuthenticationOptions) => Promise<Caller | undefined>;

/** Returns the token of an Authorization header. Throws INVALID_TOKEN for a header without one. */
export function bearerToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  if (token === undefined) throw new ApiFailure('INVALID_TOKEN');
  return token;
}

/**
 * Returns revocations that may apply to the token. Undefined while Redis is unavailable and the call may proceed without them: a read by a
 * customer (rules/accounts.md).
 */
async function knownRefusal(
  { user }: VerifiedToken,
  isWrite: boolean,
  { revokedSessions, logger }: AuthenticatorOptions,
): Promise<TokenRefusal | undefined> {
  try {
    return await revokedSessions.refusalOf({ user: user.id, sid: user.sid });
  } catch (error) {
    if (isWrite || isStaff(user))
      throw new ApiFailure('SERVICE_UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
    logger.warn({ err: error }, 'revoked sessions cannot be read; accepting the token alone');
    return undefined;
  }
}

/** INVALID_PERMISSION ends the session on the client. INVALID_TOKEN makes it refresh, which brings the new roles. */
function rejectRefusedToken({ version }: VerifiedToken, refusal: TokenRefusal | undefined): void {
  if (refusal?.isRevoked === true) throw new ApiFailure('INVALID_PERMISSION');
  if (refusal !== undefined && version < refusal.lowestVersion) throw new ApiFailure('INVALID_TOKEN');
}

/** Returns the user of a token that is not revoked. Throws like the authenticator of requests. */
export type TokenAuthenticator = (
  token: string,
  options?: Pick<AuthenticationOptions, 'isWrite'>,
) => Promise<VerifiedToken>;

export function createTokenAuthenticator(options: AuthenticatorOptions): TokenAuthenticator {
  const verify = createTokenVerifier(options.keySet);
  return async (token, { isWrite = true } = {}) => {
    const verified = await verify(token);
    rejectRefusedToken(verified, await knownRefusal(verified, isWrite, options));
    return verified;
  };
}

/**
 * Creates a function that authenticates a request: the user of the bearer token, else the guest of the cookie, else undefined. An invalid
 * token is INVALID_TOKEN even with a valid guest cookie; an invalid cookie is ignored.
 */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const authenticateToken = createTokenAuthenticator(options);
  return async (request, { guests = true, isWrite = true } = {}) => {
    const token = bearerToken(request.headers.authorization);
    if (token !== undefined) return (await authenticateToken(token, { isWrite })).user;
    const cookie = !guests ? undefined : cookieOf(request.headers.cookie, guestCookieName);
    const guest = cookie === undefined ? undefined : await verifyGuestCookie(cookie, options.keySet);
    return guest === undefined ? undefined : { kind: 'guest', id: guest };
  };
}
