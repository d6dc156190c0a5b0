import { lookAtMail } from '@gvg/contracts/identity/http/internal-users';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { isStaffUser } from '../../user/is-staff-user.ts';
import { requireUser } from '../../user/user.repository.ts';
import { maskEmail } from '../get-mail-content/mask-email.ts';
import type { StoredMail } from '../mail.model.ts';
import { hasLink } from '../open-link.ts';

/** Shows the requested template: readers of the log must not learn whether the address belongs to another account. */
export function lookAtMailRoute({ internalApp, mails, users }: Identity): void {
  mount(internalApp, lookAtMail, async ({ params }) => {
    const mail = await mails.findById(params.id).lean<StoredMail>();
    if (mail === null) throw new ApiFailure('NOT_FOUND');
    const { template, signIn, newEmail } = mail;
    const user = await requireUser(users, mail.user);
    return {
      template,
      displayName: user.displayName,
      locale: user.locale,
      isToStaff: isStaffUser(user),
      hasLink: hasLink(mail),
      ...(signIn !== null && {
        signIn: { browser: signIn.browser, system: signIn.system, at: signIn.at.toISOString() },
      }),
      ...(newEmail !== null && { newEmail: maskEmail(newEmail) }),
    };
  });
}
