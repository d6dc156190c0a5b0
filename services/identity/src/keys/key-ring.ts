import { createLocalJWKSet } from 'jose';
import type { KeySet } from '@gvg/service-kit/security/key-set';
import type { PublicKey, SigningKey } from './signing-key.ts';

/** The keys that this instance holds in memory. */
export interface KeyRing {
  /** Reloads the keys from their source. */
  refresh(): Promise<void>;
  /** The newest key whose signing period has started. */
  currentSigningKey(): SigningKey;
  publicKeys(): PublicKey[];
  /** Resolves the key of a token or cookie that identity itself verifies. */
  resolveKey: KeySet;
}

/** `read` returns the keys oldest first; the signing period of at least one has started. */
export function createKeyRing(read: () => Promise<SigningKey[]>, now: () => Date): KeyRing {
  let keys: SigningKey[] = [];
  let publicKeys: PublicKey[] = [];
  let resolveKey: KeySet = createLocalJWKSet({ keys: [] });
  return {
    async refresh() {
      keys = await read();
      publicKeys = keys.map(({ publicKey }) => publicKey);
      resolveKey = createLocalJWKSet({ keys: publicKeys });
    },
    currentSigningKey() {
      const key = keys.findLast(({ signsFrom }) => signsFrom <= now());
      if (key === undefined) throw new Error('no signing key has been read');
      return key;
    },
    publicKeys: () => publicKeys,
    resolveKey: (header, token) => resolveKey(header, token),
  };
}
