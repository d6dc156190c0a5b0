import { resetPassword } from '@gvg/contracts/identity/http/auth';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { findAuthCode, useAuthCode } from '../../mail/auth-codes.ts';
import { completeSignIn } from '../../sign-in/complete-sign-in.ts';
import { requireUser } from '../../user/user.repository.ts';
import { newPasswordHash } from '../new-password-hash.ts';
import { setPassword } from '../set-password.ts';

const purposes = ['RESET_PASSWORD'] as const;

export function resetPasswordRoute(identity: Identity): void {
  mount(identity.app, resetPassword, async ({ body: { authCode, newPassword }, context, request, response }) => {
    const { user } = await findAuthCode(identity, authCode, purposes);
    const passwordHash = await newPasswordHash(identity, await requireUser(identity.users, user), newPassword);
    return completeSignIn(identity, {
      request,
      response,
      context,
      isAnnounced: true,
      account: async (transaction) => {
        const { session } = transaction;
        const code = await useAuthCode(identity, session, authCode, purposes);
        const account = await requireUser(identity.users, code.user, session);
        if (account.emailKey !== code.emailKey) throw new ApiFailure('INVALID_TOKEN');
        if (account.isBlocked) return account;
        return setPassword(identity, transaction, account, { passwordHash, set: { emailVerified: true }, context });
      },
    });
  });
}
