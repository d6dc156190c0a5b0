import { changeEmail } from '@gvg/contracts/identity/http/account';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { endLinks } from '../../mail/auth-codes.ts';
import { requestMail } from '../../mail/request-mail.ts';
import { requireRecentConfirmation } from '../../session/recent-confirmation.ts';
import { checkOwnPassword } from '../../sign-in/check-password.ts';
import { presentUser } from '../../user/user.presenter.ts';
import { changeUser, requireCaller } from '../../user/user.repository.ts';

/** Other accounts with the address are looked up when the mail is sent, so that neither the response nor its time reveals them (see `getMailContentRoute`). */
export function changeEmailRoute(identity: Identity): void {
  mount(identity.app, changeEmail, async ({ body: { email, password }, caller, context }) => {
    if (password === undefined) await requireRecentConfirmation(identity, caller);
    else await checkOwnPassword(identity, await requireCaller(identity.users, caller), { password, sid: caller.sid });
    await identity.guesses.countOwnMail(caller.id);
    return identity.withTransaction(async (transaction) => {
      const { session } = transaction;
      const user = await requireCaller(identity.users, caller, session);
      const after = await changeUser(identity, transaction, user, {
        set: { pendingEmail: email },
        changed: ['pendingEmail'],
        context,
      });
      await endLinks(identity, session, user._id, ['VERIFY_NEW_EMAIL']);
      await requestMail(identity, transaction, {
        user,
        template: 'VERIFY_NEW_EMAIL',
        link: 'VERIFY_NEW_EMAIL',
        to: email,
        context,
      });
      await requestMail(identity, transaction, {
        user,
        template: 'EMAIL_CHANGE_REQUESTED',
        to: user.email,
        newEmail: email,
        context,
      });
      return presentUser(after);
    });
  });
}
