import { createHmac } from 'node:crypto';
import { accessToken } from '@gvg/contracts/identity/access-token';
import type { MintOptions } from './token-keys.ts';

/** Signs an access token with a certain key. */
export type Mint = (options?: MintOptions) => Promise<string>;

export interface RefusedToken {
  /** Why it is invalid. */
  name: string;
  /**
   * `mint` signs with the site's key, `mintForeign` with a key of the same kind that is not the site's. `options` are the claims of the
   * token.
   */
  make(keys: { mint: Mint; mintForeign: Mint }, options?: MintOptions): Promise<string>;
}

const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => token.split('.') as [header: string, claims: string, signature: string];

/** Returns a token with valid claims, signed by something other than the site's key. */
async function resigned(
  mint: Mint,
  options: MintOptions | undefined,
  header: object,
  sign: (content: string) => string,
): Promise<string> {
  const content = `${encode({ ...header, typ: accessToken.type })}.${partsOf(await mint(options))[1]}`;
  return `${content}.${sign(content)}`;
}

/** Returns a valid token with other claims under its original signature. */
async function withClaims(mint: Mint, options: MintOptions | undefined, claims: object): Promise<string> {
  const [header, original, signature] = partsOf(await mint(options));
  return `${header}.${encode({ ...(JSON.parse(Buffer.from(original, 'base64url').toString()) as object), ...claims })}.${signature}`;
}

const minted = (name: string, changes: MintOptions): RefusedToken => ({
  name,
  make: ({ mint }, options) => mint({ ...options, ...changes }),
});

/** Access tokens that every service rejects with INVALID_TOKEN (rules/accounts.md). */
export const refusedTokens: readonly RefusedToken[] = [
  minted('expired', { expiresIn: -60 }),
  minted('of another issuer', { issuer: 'somebody-else' }),
  minted('for another audience', { audience: 'another-site' }),
  minted('of another type', { type: 'JWT' }),
  minted('valid for an hour', { expiresIn: 3_600 }),
  minted('issued long ago', { issuedAgo: 3_600 }),
  minted('issued in the future', { issuedAgo: -60 }),
  minted('issued with unknown roles', { roles: ['OWNER' as never] }),
  minted('without a user', { sub: '' }),
  minted('without a session', { sid: '' }),
  { name: 'signed with a foreign key', make: ({ mintForeign }, options) => mintForeign(options) },
  { name: 'unsigned', make: ({ mint }, options) => resigned(mint, options, { alg: 'none' }, () => '') },
  {
    name: 'signed with a shared secret',
    make: ({ mint }, options) =>
      resigned(mint, options, { alg: 'HS256' }, (content) =>
        createHmac('sha256', 'secret').update(content).digest('base64url'),
      ),
  },
  {
    name: 'changed',
    make: ({ mint }, options) =>
      withClaims(mint, options, { roles: ['USER', 'ADMIN', 'SYSTEM_ADMIN'], sid: 'another-session' }),
  },
  { name: 'cut', make: async ({ mint }, options) => (await mint(options)).slice(0, -8) },
  { name: 'malformed', make: async () => 'nonsense' },
];
