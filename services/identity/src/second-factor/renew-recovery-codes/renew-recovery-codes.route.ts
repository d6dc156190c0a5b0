import { renewRecoveryCodes } from '@gvg/contracts/identity/http/account';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { requireRecentConfirmation } from '../../session/recent-confirmation.ts';
import { requireCaller } from '../../user/user.repository.ts';
import { newRecoveryCodes } from '../second-factors.ts';

/** Invalidates the previous codes at the same time. */
export function renewRecoveryCodesRoute(identity: Identity): void {
  const { app, users, secondFactors } = identity;
  mount(app, renewRecoveryCodes, async ({ caller }) => {
    const user = await requireCaller(users, caller);
    await requireRecentConfirmation(identity, caller);
    const { codes, hashes } = newRecoveryCodes(identity, user);
    const { matchedCount } = await secondFactors.updateOne(
      { _id: user._id, isEnabled: true },
      { $set: { recoveryCodes: hashes } },
    );
    if (matchedCount === 0) throw new ApiFailure('ACTION_NOT_ALLOWED');
    return { recoveryCodes: codes };
  });
}
