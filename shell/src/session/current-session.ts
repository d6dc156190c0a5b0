import type { PageSession } from './page-session.ts';

let current: PageSession | undefined;

/** Called once before anything renders, by the shell or by a test that replaces it. */
export function setPageSession(session: PageSession): void {
  current = session;
}

export function pageSession(): PageSession {
  if (current === undefined) throw new Error('The shell has not started the session yet');
  return current;
}
