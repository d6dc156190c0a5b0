import { readStored, store } from '@gvg/browser-kit';
import { accessTokenKey } from '@gvg/contracts/identity/access-token';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Replaces an access token that the browser has lost: it has no person and counts as expired, so it is refreshed like any other. */
const lostToken = 'lost';

/**
 * The session's tokens in localStorage (rules/routes-and-storage.md), shared by all tabs and read each time. Without storage, they last as
 * long as the page.
 */
export class StoredTokens {
  readonly accessKey: string;
  readonly #refreshKey: string;
  #withoutStorage: Tokens | undefined;

  constructor(environment: string) {
    this.accessKey = accessTokenKey(environment);
    this.#refreshKey = `${environment}_REFRESH_TOKEN`;
  }

  read(): Tokens | undefined {
    if (this.#withoutStorage !== undefined) return this.#withoutStorage;
    const [accessToken, refreshToken] = [readStored(this.accessKey), readStored(this.#refreshKey)];
    return refreshToken === undefined ? undefined : { accessToken: accessToken ?? lostToken, refreshToken };
  }

  /** The access token is stored last: other tabs follow its key. */
  write(tokens: Tokens | undefined): void {
    store(this.#refreshKey, tokens?.refreshToken);
    store(this.accessKey, tokens?.accessToken);
    // Both must be stored: a new access token with the previous, used refresh token would end the session.
    const isStored =
      readStored(this.#refreshKey) === tokens?.refreshToken && readStored(this.accessKey) === tokens?.accessToken;
    this.#withoutStorage = isStored ? undefined : tokens;
  }
}
