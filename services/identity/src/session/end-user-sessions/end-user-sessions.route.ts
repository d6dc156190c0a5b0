import { endUserSessions } from '@gvg/contracts/identity/http/users';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { checkMayManage } from '../../user/may-manage.ts';
import { requireUser } from '../../user/user.repository.ts';
import { endSessions } from '../end-sessions.ts';

/** For a person who has lost a device, or whose account another person uses. */
export function endUserSessionsRoute(identity: Identity): void {
  mount(identity.app, endUserSessions, async ({ params: { id }, caller, context }) => {
    if (id === caller.id) throw new ApiFailure('ACTION_NOT_ALLOWED');
    const ended = await identity.withTransaction(async (transaction) => {
      const user = await requireUser(identity.users, id, transaction.session);
      checkMayManage(caller, user);
      const count = await endSessions(identity, transaction, { user, context });
      if (count > 0)
        transaction.record(
          auditEvent({
            action: 'user.end-sessions',
            subject: { type: 'user', id },
            before: { sessions: count },
            after: { sessions: 0 },
            context,
          }),
        );
      return count;
    });
    return { ended };
  });
}
