import { isStaff } from '../definitions/caller.ts';
import type { Role } from '../definitions/caller.ts';

/**
 * Fixed claims of every access token of this site (rules/accounts.md, RFC 9068). Identity writes them and the services' kit checks them, so
 * that nothing else signed by the same keys can be used as an access token.
 */
export const accessToken = {
  /** `typ` of the header. */
  type: 'at+jwt',
  issuer: 'goods-viet-goods',
  audience: 'goods-viet-goods-api',
  lifetimeSeconds: 15 * 60,
  /** Claim with the version of the user's tokens. Each change of roles increments it; tokens with an older one are rejected. */
  versionClaim: 'ver',
} as const;

export interface AccessTokenClaims {
  sub?: string;
  exp?: number;
  roles?: Role[];
}

/** Returns the claims of an access token without verifying it, which services do. Empty for malformed tokens. */
export function claimsOf(token: string): AccessTokenClaims {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as AccessTokenClaims;
  } catch {
    return {};
  }
}

/** localStorage key of the token (rules/routes-and-storage.md). Inline scripts of documents read it too. */
export const accessTokenKey = (environment: string) => `${environment}_ACCESS_TOKEN`;

/**
 * Returns whether the token claims to belong to staff, so that the page can load staff's scripts before the session is confirmed. Services
 * check the token itself.
 */
export function isStaffToken(token: string): boolean {
  const { sub: id = '', roles = [] } = claimsOf(token);
  return isStaff({ kind: 'user', id, roles, sid: '' });
}
