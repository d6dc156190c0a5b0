import { parseEmailAddress } from '@gvg/contracts/identity/email-address';
import { getMailContent } from '@gvg/contracts/identity/http/internal-users';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import type { StoredUser } from '../../user/user.model.ts';
import { findUserByEmail, requireUser } from '../../user/user.repository.ts';
import type { StoredMail } from '../mail.model.ts';
import { openLink } from '../open-link.ts';
import { maskEmail } from './mask-email.ts';

export function getMailContentRoute(identity: Identity): void {
  mount(identity.internalApp, getMailContent, async ({ params }) => {
    const mail = await identity.mails.findById(params.id).lean<StoredMail>();
    if (mail === null) throw new ApiFailure('ACTION_NOT_ALLOWED');
    const user = await requireUser(identity.users, mail.user);
    const { template, newEmail, signIn } = mail;
    const to = mail.to ?? user.email;
    // Of an account from before addresses were checked.
    if (parseEmailAddress(to) === undefined) throw new ApiFailure('ACTION_NOT_ALLOWED');
    const holder = await otherHolder(identity, user, mail);
    if (holder !== undefined)
      return {
        template: 'EMAIL_IN_USE' as const,
        to: holder.email,
        displayName: holder.displayName,
        locale: holder.locale,
      };
    return {
      template,
      to,
      displayName: user.displayName,
      locale: user.locale,
      ...(await openLink(identity, user, mail, to)),
      ...(signIn !== null && {
        signIn: { browser: signIn.browser, system: signIn.system, at: signIn.at.toISOString() },
      }),
      ...(newEmail !== null && { newEmail: maskEmail(newEmail) }),
    };
  });
}

/**
 * Who has the address already that another account asks for. It is looked up here and not when the change is asked for, so that neither the answer to that nor
 * its time depends on it.
 */
async function otherHolder(
  { users }: Pick<Identity, 'users'>,
  user: StoredUser,
  { template, link, to }: StoredMail,
): Promise<StoredUser | undefined> {
  if (template !== 'VERIFY_NEW_EMAIL' || link === null || to === null) return undefined;
  const holder = await findUserByEmail(users, to);
  return holder === null || holder._id.equals(user._id) ? undefined : holder;
}
