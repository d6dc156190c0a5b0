import type { webcrypto } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { JWK } from 'jose';

export const signingAlgorithm = 'ES256';

/** Public half as published in the key set (RFC 7517). */
export type PublicKey = {
  kty: string;
  crv: string;
  x: string;
  y: string;
  kid: string;
  alg: typeof signingAlgorithm;
  use: 'sig';
};

export interface SigningKey {
  /** RFC 7638 thumbprint of the key. */
  kid: string;
  privateKey: webcrypto.CryptoKey;
  publicKey: PublicKey;
  /** Start of signing. A key verifies before, because other services must know it before they receive anything signed with it. */
  signsFrom: Date;
}

export async function generatePrivateJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  return exportJWK(privateKey);
}

export async function signingKeyOf(jwk: JWK, signsFrom: Date): Promise<SigningKey> {
  const { kty, crv, x, y } = jwk;
  if (kty !== 'EC' || crv === undefined || x === undefined || y === undefined)
    throw new Error('not an elliptic curve key');
  const kid = await calculateJwkThumbprint({ kty, crv, x, y });
  // Not extractable: from here on the private half can be used but not exported.
  const privateKey = (await importJWK({ ...jwk, alg: signingAlgorithm }, signingAlgorithm, {
    extractable: false,
  })) as webcrypto.CryptoKey;
  return { kid, privateKey, publicKey: { kty, crv, x, y, kid, alg: signingAlgorithm, use: 'sig' }, signsFrom };
}
