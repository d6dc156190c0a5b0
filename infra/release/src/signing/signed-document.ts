import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import stringify from 'safe-stable-stringify';
import { z } from 'zod';
import { UserError } from '@gvg/local/process/user-error';

/** The content with the id of the signing key and the signature. */
export const signedSchema = z.strictObject({ content: z.unknown(), keyId: z.string(), signature: z.string() });

/** A document that was not written by a holder of the part's key: changed by hand, damaged, or signed with another key. */
export class UntrustedDocument extends UserError {
  override name = 'UntrustedDocument';
  readonly key: string;

  constructor(key: string, reason: string) {
    super(`${key} cannot be trusted: ${reason}`);
    this.key = key;
  }
}

/** Public keys that may sign for a part, by id. There are several while a key is being replaced. */
export type PublicKeys = ReadonlyMap<string, KeyObject>;

export interface KeyPair {
  /** PEM, PKCS #8. This is the credential. */
  privateKey: string;
  /** PEM, SPKI. */
  publicKey: string;
}

export function generateKeys(): KeyPair {
  return generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}

const keyIdOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

const pemPattern = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/**
 * Reads the keys of one or more PEM blocks.
 * @throws Error if there is none, or one is not ed25519
 */
export function readPublicKeys(pem: string): PublicKeys {
  const keys = (pem.match(pemPattern) ?? []).map((block) => createPublicKey(block));
  if (keys.length === 0) throw new Error('there is no public key');
  if (keys.some((key) => key.asymmetricKeyType !== 'ed25519')) throw new Error('a public key is not of ed25519');
  return new Map(keys.map((key) => [keyIdOf(key), key]));
}

/** Returns canonical JSON: the same bytes for the same content, regardless of key order. */
const canonical = (content: unknown): Buffer => Buffer.from(stringify(content) ?? 'null');

/** Includes the purpose (the store's key) in the signed bytes, so that a document is invalid in another place. */
const signedBytes = (key: string, content: unknown): Buffer =>
  Buffer.concat([Buffer.from(`${key}\n`), canonical(content)]);

/** Returns a signed document for the store. `key` is the key under which it will be stored. */
export function signDocument(key: string, content: unknown, privateKeyPem: string): Buffer {
  const privateKey = createPrivateKey(privateKeyPem);
  const document = {
    content,
    keyId: keyIdOf(createPublicKey(privateKey)),
    signature: sign(null, signedBytes(key, content), privateKey).toString('base64'),
  };
  return Buffer.from(`${JSON.stringify(document, null, 1)}\n`);
}

/**
 * Returns the content of a stored document.
 * @throws UntrustedDocument
 */
export function verifyDocument<Schema extends z.ZodType>(
  key: string,
  bytes: Buffer,
  keys: PublicKeys,
  schema: Schema,
): z.output<Schema> {
  const document = signedSchema.safeParse(parsed(key, bytes));
  if (!document.success) throw new UntrustedDocument(key, 'it has no signature');
  const { content, keyId, signature } = document.data;
  const publicKey = keys.get(keyId);
  if (publicKey === undefined)
    throw new UntrustedDocument(key, `it is signed by ${keyId}, which is no key of this part`);
  if (!verify(null, signedBytes(key, content), publicKey, Buffer.from(signature, 'base64')))
    throw new UntrustedDocument(key, 'its signature is wrong');
  const result = schema.safeParse(content);
  if (!result.success) throw new UntrustedDocument(key, z.prettifyError(result.error));
  return result.data;
}

function parsed(key: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new UntrustedDocument(key, 'it is no JSON');
  }
}
