import type { SessionCalls } from './page-session.ts';

/** The part of the session that a page's sign-in uses. */
export interface CurrentSession {
  accessToken(): string | undefined;
  calls(): Promise<Pick<SessionCalls, 'begin'>>;
}

let current: CurrentSession | undefined;

/** Called once before anything renders, by the shell or by a test that replaces it. */
export function setPageSession(session: CurrentSession): void {
  current = session;
}

export function pageSession(): CurrentSession {
  if (current === undefined) throw new Error('The shell has not started the session yet');
  return current;
}
