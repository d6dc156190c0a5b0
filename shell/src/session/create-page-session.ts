import { pageContext } from '@gvg/browser-kit';
import { openOverlay } from '../overlays/overlay-store.ts';
import { setPageSession } from './current-session.ts';
import { renewGuestSession } from './guest-session.ts';
import { PageSession } from './page-session.ts';

/** Creates the session of this page; it makes no call before `start`. */
export function createPageSession(environment: string): PageSession {
  const session = new PageSession({
    environment,
    async loadCalls(target) {
      const { createSessionCalls } = await import(/* webpackChunkName: "later-session" */ './session-calls.ts');
      const { api } = pageContext();
      return createSessionCalls({ session: target, api, beginGuest: () => renewGuestSession(api, environment) });
    },
    showExpired: () => openOverlay({ kind: 'error', code: 'INVALID_PERMISSION' }),
  });
  setPageSession(session);
  return session;
}
