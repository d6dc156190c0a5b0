import { randomBytes } from 'node:crypto';
import { authenticationCode } from '../secret/derived-keys.ts';

const count = 10;

/** Without letters and digits that look alike. 16 of them have 79 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 16;

function createCode(): string {
  let code = '';
  while (code.length < length) {
    for (const byte of randomBytes(length)) {
      // Bytes beyond a multiple of the alphabet's length would make its first letters more frequent.
      if (byte < alphabet.length * 8 && code.length < length) code += alphabet[byte % alphabet.length];
    }
  }
  return code;
}

const grouped = (code: string) => code.replace(/.{4}(?!$)/g, '$&-');

/** Creates codes as shown once: four groups of four. */
export const createRecoveryCodes = (): string[] => Array.from({ length: count }, () => grouped(createCode()));

/** Returns the stored form of a code; ignores case, spaces and hyphens. */
export function recoveryCodeHash(key: Buffer, user: string, code: string): string {
  return authenticationCode(key, `${user}:${code.toLowerCase().replace(/[\s-]/g, '')}`);
}
