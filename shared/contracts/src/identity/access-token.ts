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
} as const;
