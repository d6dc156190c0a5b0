import { refreshToken } from '@gvg/contracts/identity/http/auth';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { mount } from '@gvg/service-kit/endpoint';
import type { Identity } from '../../identity.ts';
import { presentUser } from '../../user/user.presenter.ts';
import type { StoredUser } from '../../user/user.model.ts';
import { createAccessToken } from '../access-token.ts';
import { rotateRefreshToken } from './rotate-refresh-token.ts';

/** Also shows that the account is still open; a session that has outlived it is gone already, or about to be. */
async function usableUser({ users, now }: Identity, id: StoredUser['_id']): Promise<StoredUser> {
  const user = await users.findOneAndUpdate({ _id: id, isClosed: false, isBlocked: false }, { $set: { lastSeenAt: now() } }, { returnDocument: 'after' }).lean<StoredUser>();
  if (user === null) throw new ApiFailure('INVALID_PERMISSION');
  return user;
}

export function refreshTokenRoute(identity: Identity): void {
  mount(identity.app, refreshToken, async ({ body, context }) => {
    const { session, successor } = await rotateRefreshToken(identity, body.refreshToken, context);
    const user = await usableUser(identity, session.user);
    return { accessToken: await createAccessToken(identity, user, session._id), refreshToken: successor, user: presentUser(user) };
  });
}
