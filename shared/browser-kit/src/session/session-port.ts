/** What the page needs of the signed-in person's session; the shell provides it when the page starts. */
export interface SessionPort {
  /** Bearer token of the next call; undefined for a guest. */
  accessToken(): string | undefined;
  /** Gets a new access token; `ended` when the session cannot go on. Its own calls set `isSessionCall`. */
  refresh(): Promise<'refreshed' | 'ended'>;
  /** Calls `listener` when the person changes (signs in, signs out, in this tab or another), not when a token is refreshed. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}
