import { signOut } from '@gvg/contracts/identity/http/auth';
import { mount } from '@gvg/service-kit/endpoint';
import type { Identity } from '../../identity.ts';
import { endSessions } from '../end-sessions.ts';
import { sessionOfRefreshToken } from '../refresh-token.ts';

export function signOutRoute(identity: Identity): void {
  mount(identity.app, signOut, async ({ body, context }) => {
    const sid = sessionOfRefreshToken(identity.derivedKeys, body.refreshToken);
    if (sid === undefined) return undefined;
    await identity.transact(async (session) => {
      const stored = await identity.sessions.findById(sid, { user: 1 }).session(session).lean();
      const user = stored && (await identity.users.findById(stored.user).session(session).lean());
      if (user) await endSessions(identity, session, { user, which: { _id: sid }, context: { ...context, actor: { kind: 'user', id: user._id.toHexString() } } });
    });
    return undefined;
  });
}
