import { claimsOf } from '@gvg/contracts/identity/access-token';

/** Returns the id of a token's person; undefined for a guest. */
export const personOf = (token: string | undefined): string | undefined =>
  token === undefined ? undefined : claimsOf(token).sub;

/** A call sent now must reach its service before the token expires. */
const marginSeconds = 30;

/** In seconds since 1970; 0 for an invalid token. */
export const expiryOf = (token: string): number => claimsOf(token).exp ?? 0;

export const expiresSoon = (token: string): boolean => expiryOf(token) - marginSeconds < Date.now() / 1000;
