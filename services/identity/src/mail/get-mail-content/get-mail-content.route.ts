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
    // From before addresses were validated.
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
 * Returns the account that already has the requested address. Looked up here instead of at the request, so that neither its response nor its time reveals it.
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
