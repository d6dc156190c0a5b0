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
