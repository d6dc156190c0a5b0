import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import { changePassword } from '@gvg/contracts/identity/http/account';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { requireRecentConfirmation } from '../../session/recent-confirmation.ts';
import { checkOwnPassword } from '../../sign-in/check-password.ts';
import { knownBrowserCookie, knownBrowserCookieOptions, readKnownBrowser } from '../../sign-in/known-browser.ts';
import type { StoredUser } from '../../user/user.model.ts';
import { presentUser } from '../../user/user.presenter.ts';
import { requireCaller } from '../../user/user.repository.ts';
import { setPassword } from '../set-password.ts';

export function changePasswordRoute(identity: Identity): void {
  mount(identity.app, changePassword, async ({ body, caller, context, request, response }) => {
    const checked = await requireCaller(identity.users, caller);
    await checkMayChange(identity, checked, caller, body);
    const passwordHash = await identity.passwords.hash(body.newPassword);
    const user = await identity.withTransaction(async (transaction) => {
      const { session } = transaction;
      const current = await requireCaller(identity.users, caller, session);
      if (current.passwordHash !== checked.passwordHash) throw new ApiFailure('INCORRECT_PASSWORD');
      return setPassword(identity, transaction, current, { passwordHash, exceptSession: caller.sid, context });
    });
    const knownBrowser = readKnownBrowser(identity.derivedKeys.knownBrowser, request.headers.cookie);
    response.cookie(
      knownBrowserCookie,
      knownBrowser.after(user, identity.now()),
      knownBrowserCookieOptions({ secure: request.secure }),
    );
    return presentUser(user);
  });
}

async function checkMayChange(
  identity: Identity,
  user: StoredUser,
  caller: { sid: string },
  { oldPassword, newPassword }: BodyOf<typeof changePassword>,
): Promise<void> {
  if (oldPassword === undefined) {
    if (user.passwordHash !== null) throw new ApiFailure('USER_HAS_PASSWORD');
    await requireRecentConfirmation(identity, caller);
    return;
  }
  await checkOwnPassword(identity, user, { password: oldPassword, sid: caller.sid });
  if (oldPassword === newPassword) throw new ApiFailure('NEW_PASSWORD_BE_OLD_PASSWORD');
}
