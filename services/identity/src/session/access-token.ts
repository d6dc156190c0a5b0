import { SignJWT } from 'jose';
import { accessToken } from '@gvg/contracts/identity/access-token';
import type { Identity } from '../identity.ts';
import { signingAlgorithm } from '../keys/signing-key.ts';
import type { StoredUser } from '../user/user.model.ts';

/** Creates an access token of the session `sid` (rules/accounts.md). */
export function createAccessToken(
  { keys, now }: Pick<Identity, 'keys' | 'now'>,
  user: StoredUser,
  sid: string,
): Promise<string> {
  const { kid, privateKey } = keys.currentSigningKey();
  const issuedAt = Math.floor(now().getTime() / 1000);
  return new SignJWT({ roles: user.roles, sid, [accessToken.versionClaim]: user.tokenVersion })
    .setProtectedHeader({ alg: signingAlgorithm, kid, typ: accessToken.type })
    .setIssuer(accessToken.issuer)
    .setAudience(accessToken.audience)
    .setSubject(user._id.toHexString())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessToken.lifetimeSeconds)
    .sign(privateKey);
}
