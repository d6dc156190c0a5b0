import { isStaff } from '../definitions/caller.ts';
import type { Role } from '../definitions/caller.ts';

/**
 * What every access token of this site says about itself (rules/accounts.md, RFC 9068): identity writes it, the kit of the services checks it, so that
 * nothing else that the same keys sign can be used as one.
 */
export const accessToken = {
  /** `typ` of the header. */
  type: 'at+jwt',
  issuer: 'goods-viet-goods',
  audience: 'goods-viet-goods-api',
  lifetimeSeconds: 15 * 60,
  /** Claim of the version of the user's tokens, which each change of roles increments; tokens of an older one are refused. */
  versionClaim: 'ver',
} as const;

export interface AccessTokenClaims {
  sub?: string;
  exp?: number;
  roles?: Role[];
}

/** The claims of an access token, not verified: services do that. Empty for what is no token. */
export function claimsOf(token: string): AccessTokenClaims {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as AccessTokenClaims;
  } catch {
    return {};
  }
}

/** localStorage key of the token (rules/routes-and-storage.md); inline scripts of documents read it too. */
export const accessTokenKey = (environment: string) => `${environment}_ACCESS_TOKEN`;

/** Whether the token says that it is of staff: what only staff needs may be loaded before the session is confirmed. Services check the token itself. */
export function isStaffToken(token: string): boolean {
  const { sub: id = '', roles = [] } = claimsOf(token);
  return isStaff({ kind: 'user', id, roles, sid: '' });
}
