import { enableSecondFactor } from '@gvg/contracts/identity/http/account';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { changeUser, requireCaller } from '../../user/user.repository.ts';
import { enableFactor } from '../second-factors.ts';

/** Time within which a new secret must be confirmed. */
const setUpLifetimeMs = 30 * 60 * 1000;

export function enableSecondFactorRoute(identity: Identity): void {
  const { app, users, sessions, secondFactors, guesses, withTransaction, now } = identity;
  mount(app, enableSecondFactor, async ({ body: { code }, caller, context }) => {
    await guesses.countCode(caller.sid);
    const recoveryCodes = await withTransaction(async (transaction) => {
      const { session } = transaction;
      const user = await requireCaller(users, caller, session);
      const latest = new Date(now().getTime() - setUpLifetimeMs);
      const begun = await secondFactors
        .findOne({ _id: user._id, isEnabled: false, createdAt: { $gt: latest } })
        .session(session)
        .lean();
      if (user.hasSecondFactor || begun === null) throw new ApiFailure('ACTION_NOT_ALLOWED');
      const codes = await enableFactor(identity, session, user, { sealed: begun.secret, code });
      await sessions.updateOne({ _id: caller.sid }, { $set: { passedSecondFactor: true } }, { session });
      await changeUser(identity, transaction, user, {
        set: { hasSecondFactor: true },
        changed: ['hasSecondFactor'],
        context,
      });
      return codes;
    });
    await guesses.forgetCodes(caller.sid);
    return { recoveryCodes };
  });
}
