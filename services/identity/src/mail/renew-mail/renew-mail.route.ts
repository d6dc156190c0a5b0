import { renewMail } from '@gvg/contracts/identity/http/internal-users';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { requireUser } from '../../user/user.repository.ts';
import type { StoredMail } from '../mail.model.ts';
import { hasLostItsLink } from '../open-link.ts';

/** Restarts the day in which a mail is sent, and the week of its retention. A used link remains used. */
export function renewMailRoute({ internalApp, mails, users, now }: Identity): void {
  mount(internalApp, renewMail, async ({ params }) => {
    const mail = await mails.findById(params.id).lean<StoredMail>();
    if (mail === null || hasLostItsLink(mail)) throw new ApiFailure('ACTION_NOT_ALLOWED');
    await requireUser(users, mail.user);
    await mails.updateOne({ _id: mail._id, link: mail.link }, { $set: { requestedAt: now() } });
    return undefined;
  });
}
