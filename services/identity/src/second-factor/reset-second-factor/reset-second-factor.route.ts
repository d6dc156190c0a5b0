import { resetSecondFactor } from '@gvg/contracts/identity/http/users';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { requireRecentConfirmation } from '../../session/recent-confirmation.ts';
import { presentUserSummary } from '../../user/user.presenter.ts';
import { changeUser, requireUser } from '../../user/user.repository.ts';
import { removeFactor } from '../second-factors.ts';

/** For another person who has lost their authenticator and recovery codes. `disableSecondFactor` disables the caller's own. */
export function resetSecondFactorRoute(identity: Identity): void {
  const { app, users, withTransaction } = identity;
  mount(app, resetSecondFactor, async ({ params: { id }, caller, context }) => {
    await requireRecentConfirmation(identity, caller);
    if (id === caller.id) throw new ApiFailure('ACTION_NOT_ALLOWED');
    const user = await withTransaction(async (transaction) => {
      const { session } = transaction;
      const before = await requireUser(users, id, session);
      if (!before.hasSecondFactor) throw new ApiFailure('ACTION_NOT_ALLOWED');
      await removeFactor(identity, session, before);
      const after = await changeUser(identity, transaction, before, {
        set: { hasSecondFactor: false },
        changed: ['hasSecondFactor'],
        context,
      });
      const state = { hasSecondFactor: true };
      transaction.record(
        auditEvent({
          action: 'user.reset-second-factor',
          subject: { type: 'user', id },
          before: state,
          after: { hasSecondFactor: false },
          context,
        }),
      );
      return after;
    });
    return presentUserSummary(user);
  });
}
