import { createLocalJWKSet } from 'jose';
import type { KeySet } from '@gvg/service-kit/key-set';
import type { PublicKey, SigningKey } from './signing-key.ts';

/** The keys as this instance holds them now. */
export interface KeyRing {
  /** Reads them anew from where they are kept. */
  refresh(): Promise<void>;
  /** The newest key whose time has come. */
  currentSigningKey(): SigningKey;
  publicKeys(): PublicKey[];
  /** For checking what identity itself is shown. */
  resolveKey: KeySet;
}

/** `read` gives the keys oldest first; at least one of them signs already. */
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
