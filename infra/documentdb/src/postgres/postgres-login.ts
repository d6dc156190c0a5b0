import { ScramClient } from '../scram/scram-client.ts';
import { saslInitialMessage, saslMessage } from './frontend-messages.ts';
import { PostgresError } from './postgres.error.ts';

const request = { ok: 0, sasl: 10, saslContinue: 11, saslFinal: 12 } as const;
const mechanism = 'SCRAM-SHA-256';

/** PostgreSQL’s invalid_authorization_specification. */
const loginState = '28000';

/** Authenticates one connection. */
export class PostgresLogin {
  readonly #user: string;
  readonly #password: string | undefined;
  #scram: ScramClient | undefined;
  #verified = false;

  constructor(user: string, password: string | undefined) {
    this.#user = user;
    this.#password = password;
  }

  /**
   * Returns the reply to an authentication request, if it needs one.
   * @throws PostgresError, Error
   */
  async respond(body: Buffer): Promise<Buffer | undefined> {
    const text = body.toString('utf8', 4);
    switch (body.readInt32BE(0)) {
      case request.ok:
        if (this.#scram !== undefined && !this.#verified)
          throw new PostgresError(loginState, 'the engine has not proved that it knows the password', undefined);
        return undefined;
      case request.sasl:
        return saslInitialMessage(mechanism, this.#begin(text.split('\0')).firstMessage);
      case request.saslContinue:
        return saslMessage((await this.#scram?.finalMessage(text)) ?? '');
      case request.saslFinal:
        this.#scram?.verify(text);
        this.#verified = true;
        return undefined;
      default:
        throw new PostgresError(
          loginState,
          `the engine asks for a password in another way than ${mechanism}`,
          undefined,
        );
    }
  }

  #begin(mechanisms: readonly string[]): ScramClient {
    if (!mechanisms.includes(mechanism))
      throw new PostgresError(loginState, `the engine does not offer ${mechanism}`, undefined);
    if (this.#password === undefined)
      throw new PostgresError(loginState, 'the engine asks for a password: set PGPASSWORD', undefined);
    this.#scram = new ScramClient(this.#user, this.#password);
    return this.#scram;
  }
}
