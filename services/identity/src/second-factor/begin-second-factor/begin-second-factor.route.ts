import { beginSecondFactor } from '@gvg/contracts/identity/http/account';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { requireRecentConfirmation } from '../../session/recent-confirmation.ts';
import { requireCaller } from '../../user/user.repository.ts';
import { createAuthenticator } from '../second-factors.ts';

/**
 * Requires a verified address: an account registered with another person's address could lock its owner out, because neither Google nor a new password removes
 * a second factor.
 */
export function beginSecondFactorRoute(identity: Identity): void {
  const { app, users, secondFactors, now } = identity;
  mount(app, beginSecondFactor, async ({ caller }) => {
    const user = await requireCaller(users, caller);
    await requireRecentConfirmation(identity, caller);
    if (user.hasSecondFactor || !user.emailVerified) throw new ApiFailure('ACTION_NOT_ALLOWED');
    const { sealed, shown } = createAuthenticator(identity, user);
    const factor = {
      _id: user._id,
      secret: sealed,
      isEnabled: false,
      lastStep: 0,
      recoveryCodes: [],
      createdAt: now(),
    };
    try {
      await secondFactors.replaceOne({ _id: user._id, isEnabled: false }, factor, { upsert: true });
    } catch (error) {
      // Enabled concurrently.
      throw isDuplicateKey(error) ? new ApiFailure('ACTION_NOT_ALLOWED') : error;
    }
    return shown;
  });
}
