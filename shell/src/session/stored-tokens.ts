export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** The session's tokens in localStorage (rules/routes-and-storage.md), shared by all tabs: read anew each time. Without storage they last as long as the page. */
export class StoredTokens {
  readonly accessKey: string;
  readonly #refreshKey: string;
  #withoutStorage: Tokens | undefined;

  constructor(environment: string) {
    this.accessKey = `${environment}_ACCESS_TOKEN`;
    this.#refreshKey = `${environment}_REFRESH_TOKEN`;
  }

  read(): Tokens | undefined {
    try {
      const [accessToken, refreshToken] = [
        localStorage.getItem(this.accessKey),
        localStorage.getItem(this.#refreshKey),
      ];
      return accessToken === null || refreshToken === null ? this.#withoutStorage : { accessToken, refreshToken };
    } catch {
      return this.#withoutStorage;
    }
  }

  /** The access token last: other tabs follow its key. */
  write(tokens: Tokens | undefined): void {
    try {
      for (const [key, token] of [
        [this.#refreshKey, tokens?.refreshToken],
        [this.accessKey, tokens?.accessToken],
      ] as const) {
        if (token === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, token);
      }
      this.#withoutStorage = undefined;
    } catch {
      this.#withoutStorage = tokens;
    }
  }
}
