import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

interface Parameters {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const currentParameters: Parameters = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

const phcPattern =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/;

const derive = promisify(argon2);
const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Hashes a password with argon2id, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const hash = await derive('argon2id', { ...currentParameters, message: password, nonce, tagLength: hashBytes });
  const { memory, passes, parallelism } = currentParameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

/** Throws if `phc` is not a result of `hashPassword`. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const fields = phcPattern.exec(phc)?.groups as Record<keyof Parameters | 'salt' | 'hash', string> | undefined;
  if (fields === undefined) throw new Error('not an argon2id hash');
  const expected = Buffer.from(fields.hash, 'base64');
  const parameters = {
    memory: Number(fields.memory),
    passes: Number(fields.passes),
    parallelism: Number(fields.parallelism),
  };
  const actual = await derive('argon2id', {
    ...parameters,
    message: password,
    nonce: Buffer.from(fields.salt, 'base64'),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}
