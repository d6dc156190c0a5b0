import { getMailContent } from '@gvg/contracts/identity/http/internal-users';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { mount } from '@gvg/service-kit/endpoint';
import type { Identity } from '../../identity.ts';
import { requireUser } from '../../user/user.repository.ts';
import { openLink } from '../open-link.ts';
import { maskEmail } from './mask-email.ts';

export function getMailContentRoute(identity: Identity): void {
  mount(identity.internalApp, getMailContent, async ({ params }) => {
    const mail = await identity.mails.findById(params.id).lean();
    if (mail === null) throw new ApiFailure('ACTION_NOT_ALLOWED');
    const user = await requireUser(identity.users, mail.user);
    const { template, to, newEmail, signIn } = mail;
    return {
      template,
      to: to ?? user.email,
      displayName: user.displayName,
      locale: user.locale,
      ...(await openLink(identity, user, mail)),
      ...(signIn !== null && { signIn: { browser: signIn.browser, system: signIn.system, at: signIn.at.toISOString() } }),
      ...(newEmail !== null && { newEmail: maskEmail(newEmail) }),
    };
  });
}
