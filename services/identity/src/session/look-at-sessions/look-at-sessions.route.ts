import { lookAtSessions } from '@gvg/contracts/identity/http/users';
import { mount } from '@gvg/service-kit/http/endpoint';
import { lookEvent } from '../../audit/look.ts';
import type { Identity } from '../../identity.ts';
import { checkMayManage } from '../../user/may-manage.ts';
import { requireUser } from '../../user/user.repository.ts';
import type { StoredSession } from '../session.model.ts';

/** Looks only with an audit record in the same transaction. */
export function lookAtSessionsRoute({ app, users, sessions, withTransaction, now }: Identity): void {
  mount(app, lookAtSessions, ({ params: { id }, caller, context }) =>
    withTransaction(async ({ session, record }) => {
      checkMayManage(caller, await requireUser(users, id, session));
      const found = await sessions
        .find({ user: id, expiresAt: { $gt: now() } })
        .sort({ lastUsedAt: -1 })
        .session(session)
        .lean<StoredSession[]>();
      record(lookEvent({ action: 'user.look-at-sessions', subject: { type: 'user', id }, context }));
      const docs = found.map(({ browser, system, createdAt, lastUsedAt }) => ({
        browser,
        system,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      }));
      return { docs };
    }),
  );
}
