import { createHash, createHmac, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

/** Keys that SCRAM-SHA-256 derives from a password. A server only needs `storedKey` and `serverKey`. */
export type ScramKeys = { clientKey: Buffer; storedKey: Buffer; serverKey: Buffer };

const keyLength = 32;
const derive = promisify(pbkdf2);

/** `password` is printable ASCII, which SASLprep leaves unchanged. */
export async function scramKeys(password: string, salt: Buffer, iterations: number): Promise<ScramKeys> {
  const salted = await derive(password, salt, iterations, keyLength, 'sha256');
  const clientKey = hmac(salted, 'Client Key');
  return { clientKey, storedKey: sha256(clientKey), serverKey: hmac(salted, 'Server Key') };
}

export function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

export function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

export function xor(left: Buffer, right: Buffer): Buffer {
  return Buffer.from(left.map((byte, index) => byte ^ (right[index] ?? 0)));
}
