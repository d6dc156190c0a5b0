import { beginRequiredSecondFactor } from '@gvg/contracts/identity/http/auth';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { requireUser } from '../../user/user.repository.ts';
import { checkStillAsked, tryChallenge } from '../challenges.ts';
import { createAuthenticator } from '../second-factors.ts';

/** Counts as a try of the challenge. Its secret belongs to this sign-in, so that another waiting sign-in of the account cannot replace it. */
export function beginRequiredSecondFactorRoute(identity: Identity): void {
  const { app, users, challenges } = identity;
  mount(app, beginRequiredSecondFactor, async ({ body }) => {
    const challenge = await tryChallenge(identity, body.challenge);
    if (!challenge.mustSetUp) throw new ApiFailure('ACTION_NOT_ALLOWED');
    const user = await requireUser(users, challenge.user).catch(() => {
      throw new ApiFailure('INVALID_TOKEN');
    });
    checkStillAsked(challenge, user);
    const { sealed, shown } = createAuthenticator(identity, user);
    await challenges.updateOne({ _id: challenge._id }, { $set: { secret: sealed } });
    return shown;
  });
}
