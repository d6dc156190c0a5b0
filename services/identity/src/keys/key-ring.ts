import { createLocalJWKSet } from 'jose';
import type { KeySet } from '@gvg/service-kit/key-set';
import type { PublicKey, SigningKey } from './signing-key.ts';

/** The keys as this instance holds them now. */
export interface KeyRing {
  /** Reads them anew from where they are kept. */
  refresh(): Promise<void>;
  /** The newest key whose time has come. */
  signing(): SigningKey;
  published(): PublicKey[];
  /** For checking what identity itself is shown. */
  find: KeySet;
}

/** `read` gives the keys oldest first; at least one of them signs already. */
export function createKeyRing(read: () => Promise<SigningKey[]>, now: () => Date): KeyRing {
  let keys: SigningKey[] = [];
  let published: PublicKey[] = [];
  let find: KeySet = createLocalJWKSet({ keys: [] });
  return {
    async refresh() {
      keys = await read();
      published = keys.map(({ publicKey }) => publicKey);
      find = createLocalJWKSet({ keys: published });
    },
    signing() {
      const key = keys.findLast(({ signsFrom }) => signsFrom <= now());
      if (key === undefined) throw new Error('no signing key has been read');
      return key;
    },
    published: () => published,
    find: (header, token) => find(header, token),
  };
}
