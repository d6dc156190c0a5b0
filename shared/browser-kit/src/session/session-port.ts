/** The page's access to the session. The shell provides it when the page starts. */
export interface SessionPort {
  /** Returns the bearer token of the next call, undefined for a guest. */
  accessToken(): string | undefined;
  /** Gets a new access token; `ended` if the session cannot continue. Its own calls set `isSessionCall`. */
  refresh(): Promise<'refreshed' | 'ended'>;
  /**
   * Calls `listener` when the person changes (sign-in or sign-out, in this tab or another), but not when a token is refreshed. Returns the
   * unsubscribe function.
   */
  onChange(listener: () => void): () => void;
}
