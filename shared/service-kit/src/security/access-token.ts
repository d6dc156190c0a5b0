import { jwtVerify } from 'jose';
import type { JWTVerifyResult } from 'jose';
import { z } from 'zod';
import type { Caller } from '@gvg/contracts/definitions/caller';
import { roles as knownRoles } from '@gvg/contracts/definitions/caller';
import { accessToken } from '@gvg/contracts/identity/access-token';
import { ApiFailure } from '../http/api-failure.ts';
import { isTokenError } from './key-set.ts';
import type { KeySet } from './key-set.ts';

/** Only ES256: a token must not select its own verification algorithm. */
export const tokenAlgorithm = 'ES256';

/** Maximum accepted clock skew between two machines. */
const skewSeconds = 5;

const claimsSchema = z.object({
  iat: z.number(),
  exp: z.number(),
  sub: z.string().min(1),
  roles: z.array(z.enum(knownRoles)),
  sid: z.string().min(1),
  [accessToken.versionClaim]: z.int().min(0).default(0),
});

export type UserCaller = Extract<Caller, { kind: 'user' }>;

export interface VerifiedToken {
  user: UserCaller;
  /** Version of the user's tokens at the time of issue. */
  version: number;
  /** Seconds since 1970. */
  expiresAt: number;
}

async function verify(token: string, keySet: KeySet): Promise<JWTVerifyResult> {
  try {
    return await jwtVerify(token, keySet, {
      algorithms: [tokenAlgorithm],
      typ: accessToken.type,
      issuer: accessToken.issuer,
      audience: accessToken.audience,
      requiredClaims: ['sub', 'exp', 'iat'],
      // Also rejects tokens issued in the future.
      maxTokenAge: accessToken.lifetimeSeconds,
      clockTolerance: skewSeconds,
    });
  } catch (error) {
    if (isTokenError(error)) throw new ApiFailure('INVALID_TOKEN', { cause: error });
    throw new ApiFailure('SERVICE_UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
  }
}

/**
 * Returns the user and version of an access token. Throws INVALID_TOKEN if it is expired, forged, malformed, not an access token of this
 * site, or valid for longer than one; SERVICE_UNAVAILABLE if the keys cannot be fetched.
 */
export async function verifyAccessToken(token: string, keySet: KeySet): Promise<VerifiedToken> {
  const { payload } = await verify(token, keySet);
  const parsed = claimsSchema.safeParse(payload);
  if (!parsed.success || parsed.data.exp - parsed.data.iat > accessToken.lifetimeSeconds + skewSeconds)
    throw new ApiFailure('INVALID_TOKEN');
  const { sub, roles, sid, exp, [accessToken.versionClaim]: version } = parsed.data;
  return { user: { kind: 'user', id: sub, roles, sid }, version, expiresAt: exp };
}
