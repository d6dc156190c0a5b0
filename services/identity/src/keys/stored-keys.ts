import type { Model } from 'mongoose';
import type { JWK } from 'jose';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { nextKeyStart, keysStillNeeded } from './rotation.ts';
import { encrypt, decrypt } from './encrypted-text.ts';
import { generatePrivateJwk, signingKeyOf } from './signing-key.ts';
import type { SigningKey } from './signing-key.ts';
import type { StoredSigningKey } from './signing-key.model.ts';

export const signingKeyLabel = (id: number) => `signing-key-${id}`;

export interface StoredKeysOptions {
  model: Model<StoredSigningKey>;
  secret: string;
  now(): Date;
}

/** Reads the keys that all instances share, oldest first. Creates the first key, and the next one when it is due. Throws if the secret cannot decrypt them. */
export async function readStoredKeys(options: StoredKeysOptions): Promise<SigningKey[]> {
  const { model, now } = options;
  const stored = await model.find().sort({ _id: 1 }).lean();
  const nextSignsFrom = nextKeyStart(stored, now());
  if (nextSignsFrom !== undefined) {
    await createKey(options, (stored.at(-1)?._id ?? 0) + 1, nextSignsFrom);
    return readStoredKeys(options);
  }
  const needed = keysStillNeeded(stored, now());
  if (needed.length < stored.length) await model.deleteMany({ _id: { $lt: needed[0]!._id } });
  return Promise.all(needed.map((key) => decryptKey(key, options.secret)));
}

async function createKey({ model, secret }: StoredKeysOptions, id: number, signsFrom: Date): Promise<void> {
  const sealed = encrypt(JSON.stringify(await generatePrivateJwk()), secret, signingKeyLabel(id));
  try {
    await model.create({ _id: id, signsFrom, sealed });
  } catch (error) {
    // Another instance created it concurrently: that key is used.
    if (!isDuplicateKey(error)) throw error;
  }
}

async function decryptKey({ _id, signsFrom, sealed }: StoredSigningKey, secret: string): Promise<SigningKey> {
  let jwk: JWK;
  try {
    jwk = JSON.parse(decrypt(sealed, secret, signingKeyLabel(_id))) as JWK;
  } catch (error) {
    throw new Error('KEY_ENCRYPTION_SECRET does not decrypt the signing keys in the database', { cause: error });
  }
  return signingKeyOf(jwk, signsFrom);
}
