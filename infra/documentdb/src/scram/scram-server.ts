import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hmac, scramKeys, sha256, xor } from './scram-keys.ts';
import { channelBinding, channelHeader, escapeUser, scramAttributes } from './scram-message.ts';

/** Stored credentials of a user for SCRAM-SHA-256. The password cannot be computed from them. */
export type ScramCredentials = { user: string; salt: Buffer; iterations: number; storedKey: Buffer; serverKey: Buffer };

/** MongoDB’s default. */
const defaultIterations = 15_000;
const saltLength = 28;
const nonceLength = 18;

export async function scramCredentials(
  user: string,
  password: string,
  salt = randomBytes(saltLength),
  iterations = defaultIterations,
): Promise<ScramCredentials> {
  const { storedKey, serverKey } = await scramKeys(password, salt, iterations);
  return { user, salt, iterations, storedKey, serverKey };
}

/** The client’s message is invalid, names another user or proves another password. */
export class ScramError extends Error {
  override name = 'ScramError';
}

/** The server’s side of one SCRAM-SHA-256 authentication (RFC 7677). */
export class ScramServer {
  readonly firstMessage: string;
  readonly #credentials: ScramCredentials;
  readonly #nonce: string;
  readonly #bareClientFirst: string;

  /** @throws ScramError */
  constructor(credentials: ScramCredentials, clientFirst: string, nonce = randomBytes(nonceLength).toString('base64')) {
    this.#bareClientFirst = clientFirst.slice(channelHeader.length);
    const attributes = scramAttributes(this.#bareClientFirst);
    const clientNonce = attributes.get('r') ?? '';
    if (!clientFirst.startsWith(channelHeader) || clientNonce === '')
      throw new ScramError('the client’s first SCRAM message is invalid');
    if (attributes.get('n') !== escapeUser(credentials.user)) throw new ScramError('the user is unknown');
    this.#credentials = credentials;
    this.#nonce = `${clientNonce}${nonce}`;
    this.firstMessage = `r=${this.#nonce},s=${credentials.salt.toString('base64')},i=${credentials.iterations}`;
  }

  /**
   * Verifies the client’s proof and returns the server’s final message.
   * @throws ScramError
   */
  finalMessage(clientFinal: string): string {
    const { storedKey, serverKey } = this.#credentials;
    const attributes = scramAttributes(clientFinal);
    const withoutProof = `c=${channelBinding},r=${this.#nonce}`;
    const proof = Buffer.from(attributes.get('p') ?? '', 'base64');
    if (!clientFinal.startsWith(`${withoutProof},p=`) || proof.length !== storedKey.length)
      throw new ScramError('the client’s final SCRAM message is invalid');
    const authMessage = `${this.#bareClientFirst},${this.firstMessage},${withoutProof}`;
    const clientKey = xor(proof, hmac(storedKey, authMessage));
    if (!timingSafeEqual(sha256(clientKey), storedKey)) throw new ScramError('the password is wrong');
    return `v=${hmac(serverKey, authMessage).toString('base64')}`;
  }
}
