import { requestVerification } from '@gvg/contracts/identity/http/account';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { requestMail } from '../../mail/request-mail.ts';
import type { MailRequest } from '../../mail/request-mail.ts';
import { requireCaller } from '../../user/user.repository.ts';
import type { StoredUser } from '../../user/user.model.ts';

/** A new address takes precedence, because its owner waits for it. */
function verificationOf({ pendingEmail, emailVerified }: StoredUser): Pick<MailRequest, 'template' | 'link' | 'to'> {
  if (pendingEmail !== null) return { template: 'VERIFY_NEW_EMAIL', link: 'VERIFY_NEW_EMAIL', to: pendingEmail };
  if (!emailVerified) return { template: 'VERIFY_EMAIL', link: 'VERIFY_EMAIL' };
  throw new ApiFailure('ACTION_NOT_ALLOWED');
}

export function requestVerificationRoute(identity: Identity): void {
  mount(identity.app, requestVerification, async ({ caller, context }) => {
    verificationOf(await requireCaller(identity.users, caller));
    await identity.guesses.countOwnMail(caller.id);
    await identity.withTransaction(async (transaction) => {
      const { session } = transaction;
      const user = await requireCaller(identity.users, caller, session);
      await requestMail(identity, transaction, { user, ...verificationOf(user), context });
    });
    return undefined;
  });
}
