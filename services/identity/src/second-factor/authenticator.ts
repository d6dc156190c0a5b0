import { Secret, TOTP } from 'otpauth';
import type { EncryptedText } from '../keys/encrypted-text.ts';
import { decrypt, encrypt } from '../keys/encrypted-text.ts';

/** Parameters of common authenticator apps (RFC 6238). */
const parameters = { issuer: 'Goods Viet Goods', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Tolerance for clocks in time steps. */
const window = 1;

export const secondFactorLabel = (user: string) => `second factor of ${user}`;

const totpOf = (secret: string, label = '') => new TOTP({ ...parameters, label, secret: Secret.fromBase32(secret) });

/** A new secret in base32. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

export const sealSecret = (secret: string, key: string, user: string): EncryptedText =>
  encrypt(secret, key, secondFactorLabel(user));
export const openSecret = (sealed: EncryptedText, key: string, user: string): string =>
  decrypt(sealed, key, secondFactorLabel(user));

/** URI for an authenticator to scan, which shows `email`. */
export const authenticatorUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Returns the time step of a correct code; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: parameters.period, timestamp }) + delta;
}
