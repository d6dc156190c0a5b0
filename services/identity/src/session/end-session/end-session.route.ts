import { endSession } from '@gvg/contracts/identity/http/account';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { endSessions } from '../end-sessions.ts';

export function endSessionRoute(identity: Identity): void {
  mount(identity.app, endSession, async ({ params, caller, context }) => {
    await identity.withTransaction(async (transaction) => {
      const { session } = transaction;
      const user = await identity.users.findById(caller.id).session(session).lean();
      const ended =
        user === null ? 0 : await endSessions(identity, transaction, { user, which: { _id: params.id }, context });
      if (ended === 0) throw new ApiFailure('NOT_FOUND');
    });
    return undefined;
  });
}
