import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/** Authenticated ciphertext (AES-256-GCM), all fields in base64. */
export interface EncryptedText {
  iv: string;
  tag: string;
  data: string;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'gvg identity signing keys', 32));
}

/** `label` is not secret. As additional authenticated data it binds the ciphertext to its record, so that two of them cannot be swapped. */
export function encrypt(text: string, secret: string, label: string): EncryptedText {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv).setAAD(Buffer.from(label));
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { iv: iv.toString('base64'), tag: cipher.getAuthTag().toString('base64'), data: data.toString('base64') };
}

/** Throws when the secret, the label or any field differs from the encryption. */
export function decrypt({ iv, tag, data }: EncryptedText, secret: string, label: string): string {
  const decipher = createDecipheriv(algorithm, keyOf(secret), Buffer.from(iv, 'base64'))
    .setAAD(Buffer.from(label))
    .setAuthTag(Buffer.from(tag, 'base64'));
  return Buffer.concat([decipher.update(Buffer.from(data, 'base64')), decipher.final()]).toString('utf8');
}
