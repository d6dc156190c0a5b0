import { disableSecondFactor } from '@gvg/contracts/identity/http/account';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { requireRecentConfirmation } from '../../session/recent-confirmation.ts';
import { isStaffUser } from '../../user/is-staff-user.ts';
import { changeUser, requireCaller } from '../../user/user.repository.ts';
import { removeFactor } from '../second-factors.ts';

/** Idempotent. */
export function disableSecondFactorRoute(identity: Identity): void {
  const { app, users, settings, withTransaction } = identity;
  mount(app, disableSecondFactor, async ({ caller, context }) => {
    await requireRecentConfirmation(identity, caller);
    const { secondFactorRequired } = await settings.read();
    await withTransaction(async (transaction) => {
      const { session } = transaction;
      const user = await requireCaller(users, caller, session);
      if (secondFactorRequired && isStaffUser(user)) throw new ApiFailure('ACTION_NOT_ALLOWED');
      await removeFactor(identity, session, user);
      if (user.hasSecondFactor)
        await changeUser(identity, transaction, user, {
          set: { hasSecondFactor: false },
          changed: ['hasSecondFactor'],
          context,
        });
    });
    return undefined;
  });
}
