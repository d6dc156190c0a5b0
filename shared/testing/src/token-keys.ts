import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import type { Role } from '@gvg/contracts/definitions/caller';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import { accessToken } from '@gvg/contracts/identity/access-token';
import { signGuestCookie } from '@gvg/contracts/identity/guest-cookie';

export interface MintOptions {
  roles?: Role[];
  /** User id; 24 hexadecimal digits. */
  sub?: string;
  sid?: string;
  /** Version of the user's tokens; the claim is absent by default. */
  version?: number;
  /** Seconds until the token expires; negative for an expired token. */
  expiresIn?: number;
  /** Seconds since it was issued; negative for one from the future. */
  issuedAgo?: number;
  type?: string;
  issuer?: string;
  audience?: string;
}

/** A key set like identity's, for tests. Serves the public keys over HTTP and signs with the private keys. */
export interface TestKeys {
  /** For JWKS_URL. */
  url: string;
  jwks: { keys: JWK[] };
  /** Returns the private keys in the format of identity's SIGNING_KEYS. An identity with these keys accepts the tokens minted here. */
  signingKeys(): Promise<string>;
  /** Returns an access token; role USER by default. */
  mint(options?: MintOptions): Promise<string>;
  /** Returns a Cookie header with a valid guest cookie. `ageSeconds` backdates it. */
  guestCookie(id?: string, ageSeconds?: number): Promise<string>;
  /** Adds a new signing key to the set. The old ones stay valid. */
  rotate(): Promise<void>;
  close(): Promise<void>;
}

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicJwk: JWK;
}

async function makeKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, privateKey, publicJwk: { ...jwk, kid, alg: 'ES256', use: 'sig' } };
}

export const testUserId = 'aaaaaaaaaaaaaaaaaaaaaaaa';
export const testGuestId = '0123456789abcdef0123456789abcdef';

const secondsNow = () => Math.floor(Date.now() / 1000);

function mintWith({ kid, privateKey }: Pick<SigningKey, 'kid' | 'privateKey'>, options: MintOptions): Promise<string> {
  const {
    roles = ['USER'],
    sub = testUserId,
    sid = 'test-session',
    version,
    expiresIn = accessToken.lifetimeSeconds - 1,
  } = options;
  const {
    type = accessToken.type,
    issuer = accessToken.issuer,
    audience = accessToken.audience,
    issuedAgo = 1 - Math.min(0, expiresIn),
  } = options;
  return new SignJWT({ roles, sid, ...(version === undefined ? {} : { [accessToken.versionClaim]: version }) })
    .setProtectedHeader({ alg: 'ES256', kid, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(sub)
    .setIssuedAt(secondsNow() - issuedAgo)
    .setExpirationTime(secondsNow() + expiresIn)
    .sign(privateKey);
}

const asSigningKeys = async (keys: readonly SigningKey[]) =>
  JSON.stringify({ keys: await Promise.all(keys.map(({ privateKey }) => exportJWK(privateKey))) });

/** Returns a new key in the format of identity's SIGNING_KEYS, for a site whose tests sign in as staff. */
export const makeSigningKeys = async (): Promise<string> => asSigningKeys([await makeKey()]);

/** Returns an access token that a site with these SIGNING_KEYS accepts. */
export async function mintFor(signingKeys: string, options: MintOptions = {}): Promise<string> {
  const { keys } = JSON.parse(signingKeys) as { keys: [JWK] };
  return mintWith(
    { kid: await calculateJwkThumbprint(keys[0]), privateKey: (await importJWK(keys[0], 'ES256')) as CryptoKey },
    options,
  );
}

export async function startTestKeys(): Promise<TestKeys> {
  const keys = [await makeKey()];
  const current = () => keys.at(-1) as SigningKey;
  const jwks = () => ({ keys: keys.map(({ publicJwk }) => publicJwk) });
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(jwks()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/auth/jwks`,
    get jwks() {
      return jwks();
    },
    signingKeys: () => asSigningKeys(keys.toReversed()),
    mint: (options = {}) => mintWith(current(), options),
    guestCookie: async (id = testGuestId, ageSeconds = 0) => {
      const { kid, privateKey } = current();
      return `${guestCookieName}=${await signGuestCookie(id, secondsNow() - ageSeconds, { kid, privateKey })}`;
    },
    rotate: async () => {
      keys.push(await makeKey());
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
