import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Keys of identity that never leave it, one for each purpose; the same on all instances. */
export interface DerivedKeys {
  /** Derives the successor of a refresh token. */
  refreshToken: Buffer;
  /** Proves that identity has issued a refresh token. */
  refreshTokenTag: Buffer;
  knownBrowser: Buffer;
  recoveryCode: Buffer;
}

export function deriveKeys(secret: string): DerivedKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `gvg identity ${purpose}`, 32));
  return {
    refreshToken: derive('refresh token'),
    refreshTokenTag: derive('refresh token tag'),
    knownBrowser: derive('known browser'),
    recoveryCode: derive('recovery code'),
  };
}

/** HMAC-SHA-256 in base64url. */
export function authenticationCode(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares in constant time without revealing the expected length. */
export function equalTexts(first: string, second: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(first), digest(second));
}

/** Returns the stored form of a token or code with at least 128 random bits. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
