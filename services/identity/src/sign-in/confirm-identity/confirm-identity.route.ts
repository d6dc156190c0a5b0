import { confirmIdentity } from '@gvg/contracts/identity/http/auth';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { useCode } from '../../second-factor/second-factors.ts';
import { requireCaller } from '../../user/user.repository.ts';
import { checkOwnPassword } from '../check-password.ts';

/** Confirms by password or code. A user with neither signs in with Google again. */
export function confirmIdentityRoute(identity: Identity): void {
  const { app, users, sessions, guesses, withTransaction, now } = identity;
  mount(app, confirmIdentity, async ({ body, caller }) => {
    const user = await requireCaller(users, caller);
    if ('password' in body) {
      await checkOwnPassword(identity, user, { password: body.password, sid: caller.sid });
    } else {
      await guesses.countCode(caller.sid);
      await withTransaction(({ session }) => useCode(identity, session, user, body.code));
      await guesses.forgetCodes(caller.sid);
    }
    const { matchedCount } = await sessions.updateOne(
      { _id: caller.sid, user: user._id },
      { $set: { confirmedAt: now(), ...('code' in body && { passedSecondFactor: true }) } },
    );
    if (matchedCount === 0) throw new ApiFailure('INVALID_PERMISSION');
    return undefined;
  });
}
