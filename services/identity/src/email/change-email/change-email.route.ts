import { changeEmail } from '@gvg/contracts/identity/http/account';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { mount } from '@gvg/service-kit/endpoint';
import type { Identity } from '../../identity.ts';
import { requestMail } from '../../mail/request-mail.ts';
import { checkOwnPassword } from '../../sign-in/check-password.ts';
import { presentUser } from '../../user/user.presenter.ts';
import { changeUser, findUserByEmail, requireCaller } from '../../user/user.repository.ts';

export function changeEmailRoute(identity: Identity): void {
  const { users } = identity;
  mount(identity.app, changeEmail, async ({ body: { email, password }, caller, context, request }) => {
    await checkOwnPassword(identity, await requireCaller(users, caller), { password, request });
    if ((await findUserByEmail(users, email)) !== null) throw new ApiFailure('USER_WAS_EXISTED');
    await identity.guesses.countMail(email);
    return identity.transact(async (session) => {
      const user = await requireCaller(users, caller, session);
      const after = await changeUser(identity, session, user, { set: { pendingEmail: email }, changed: ['pendingEmail'], context });
      await requestMail(identity, session, { user, template: 'VERIFY_NEW_EMAIL', link: 'VERIFY_NEW_EMAIL', to: email, context });
      await requestMail(identity, session, { user, template: 'EMAIL_CHANGE_REQUESTED', to: user.email, newEmail: email, context });
      return presentUser(after);
    });
  });
}
