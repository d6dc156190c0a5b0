import { signOut } from '@gvg/contracts/identity/http/auth';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { browserSessionCookie, browserSessionCookieOptions } from '../browser-session.ts';
import { endSession } from '../end-sessions.ts';
import { sessionOfRefreshToken } from '../refresh-token.ts';

export function signOutRoute(identity: Identity): void {
  mount(identity.app, signOut, async ({ body, context, request, response }) => {
    const sid = sessionOfRefreshToken(identity.derivedKeys, body.refreshToken);
    if (sid === undefined) return undefined;
    await identity.withTransaction((transaction) => endSession(identity, transaction, sid, context));
    const { maxAge: _, ...cookie } = browserSessionCookieOptions(request);
    response.clearCookie(browserSessionCookie, cookie);
    return undefined;
  });
}
