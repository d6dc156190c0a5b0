import { signInAdmin } from '@gvg/contracts/identity/http/auth';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { isStaffUser } from '../../user/is-staff-user.ts';
import type { StoredUser } from '../../user/user.model.ts';
import { accountWithPassword } from '../account-with-password.ts';
import { checkPassword } from '../check-password.ts';
import { completeSignIn } from '../complete-sign-in.ts';

export function signInAdminRoute(identity: Identity): void {
  mount(identity.app, signInAdmin, async ({ body, context, request, response }) => {
    const checked = await checkPassword(identity, { ...body, request });
    return completeSignIn(identity, {
      request,
      response,
      context,
      account: async ({ session }) => requireStaff(await accountWithPassword(identity, session, checked)),
    });
  });
}

function requireStaff(user: StoredUser): StoredUser {
  if (!isStaffUser(user)) throw new ApiFailure('INVALID_ROLE');
  return user;
}
