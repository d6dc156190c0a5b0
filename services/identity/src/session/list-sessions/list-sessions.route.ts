import { listSessions } from '@gvg/contracts/identity/http/account';
import type { Session } from '@gvg/contracts/identity/http/account';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import type { StoredSession } from '../session.model.ts';

function presentSession({ _id, browser, system, createdAt, lastUsedAt }: StoredSession, currentSid: string): Session {
  return {
    _id,
    browser,
    system,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: _id === currentSid,
  };
}

/** Not paginated: the number of sessions is limited (see `completeSignIn`). */
export function listSessionsRoute({ app, sessions, now }: Identity): void {
  mount(app, listSessions, async ({ caller }) => {
    const found = await sessions
      .find({ user: caller.id, expiresAt: { $gt: now() } })
      .sort({ lastUsedAt: -1 })
      .lean<StoredSession[]>();
    const docs = found.map((session) => presentSession(session, caller.sid));
    return { docs: [...docs.filter(({ isCurrent }) => isCurrent), ...docs.filter(({ isCurrent }) => !isCurrent)] };
  });
}
