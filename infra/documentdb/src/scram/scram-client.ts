import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hmac, scramKeys, xor } from './scram-keys.ts';
import { channelBinding, channelHeader, escapeUser, scramAttributes } from './scram-message.ts';

const nonceLength = 18;
const leastIterations = 4096;

/** The client’s side of one SCRAM-SHA-256 authentication (RFC 7677): first message, final message, verification of the server. */
export class ScramClient {
  readonly #password: string;
  readonly #nonce: string;
  readonly #bareFirstMessage: string;
  #serverSignature: Buffer | undefined;

  constructor(user: string, password: string, nonce = randomBytes(nonceLength).toString('base64')) {
    this.#password = password;
    this.#nonce = nonce;
    this.#bareFirstMessage = `n=${escapeUser(user)},r=${nonce}`;
  }

  get firstMessage(): string {
    return `${channelHeader}${this.#bareFirstMessage}`;
  }

  /** @throws Error if the server’s message does not match the first message */
  async finalMessage(serverFirst: string): Promise<string> {
    const attributes = scramAttributes(serverFirst);
    const nonce = attributes.get('r') ?? '';
    const salt = Buffer.from(attributes.get('s') ?? '', 'base64');
    const iterations = Number(attributes.get('i'));
    if (
      !nonce.startsWith(this.#nonce) ||
      nonce === this.#nonce ||
      salt.length === 0 ||
      !(iterations >= leastIterations)
    ) {
      throw new Error('the server’s first SCRAM message is invalid');
    }
    const keys = await scramKeys(this.#password, salt, iterations);
    const withoutProof = `c=${channelBinding},r=${nonce}`;
    const authMessage = `${this.#bareFirstMessage},${serverFirst},${withoutProof}`;
    this.#serverSignature = hmac(keys.serverKey, authMessage);
    return `${withoutProof},p=${xor(keys.clientKey, hmac(keys.storedKey, authMessage)).toString('base64')}`;
  }

  /** @throws Error if the server does not know the password */
  verify(serverFinal: string): void {
    const signature = Buffer.from(scramAttributes(serverFinal).get('v') ?? '', 'base64');
    const expected = this.#serverSignature;
    if (expected === undefined || signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
      throw new Error('the server’s SCRAM signature is invalid');
    }
  }
}
