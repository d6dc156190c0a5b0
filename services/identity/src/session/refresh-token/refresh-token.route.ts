import { refreshToken } from '@gvg/contracts/identity/http/auth';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { mustVerifyFirst } from '../../user/verified-staff.ts';
import { presentUser } from '../../user/user.presenter.ts';
import type { StoredUser } from '../../user/user.model.ts';
import { createAccessToken } from '../access-token.ts';
import type { StoredSession } from '../session.model.ts';
import { rotateRefreshToken, sessionToRefresh } from './rotate-refresh-token.ts';

/** Returns the account if it is usable, and updates its last activity. A session that outlives its account is about to be removed. */
async function usableUser({ users, now }: Identity, id: StoredUser['_id']): Promise<StoredUser> {
  const user = await users
    .findOneAndUpdate(
      { _id: id, isClosed: false, isBlocked: false },
      { $set: { lastSeenAt: now() } },
      { returnDocument: 'after' },
    )
    .lean<StoredUser>();
  if (user === null) throw new ApiFailure('INVALID_PERMISSION');
  return user;
}

/**
 * Requires what a sign-in would require now if this session has not shown it; its refresh token remains valid. If roles or settings change after `user` was
 * read, the access token is rejected by its version.
 */
async function checkMayGoOn(
  identity: Identity,
  { passedSecondFactor }: StoredSession,
  user: StoredUser,
): Promise<void> {
  if (await mustVerifyFirst(identity, user)) throw new ApiFailure('EMAIL_NOT_VERIFIED');
  const challenge = passedSecondFactor ? undefined : await identity.secondFactor.challengeFor(user);
  if (challenge !== undefined) throw new ApiFailure('SECOND_FACTOR_REQUIRED', challenge);
}

export function refreshTokenRoute(identity: Identity): void {
  mount(identity.app, refreshToken, async ({ body, context }) => {
    const session = await sessionToRefresh(identity, body.refreshToken, context);
    const user = await usableUser(identity, session.user);
    await checkMayGoOn(identity, session, user);
    const successor = await rotateRefreshToken(identity, session, body.refreshToken, context);
    return {
      accessToken: await createAccessToken(identity, user, session._id),
      refreshToken: successor,
      user: presentUser(user),
    };
  });
}
