import { signIn } from '@gvg/contracts/identity/http/auth';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { accountWithPassword } from '../account-with-password.ts';
import { checkPassword } from '../check-password.ts';
import { completeSignIn } from '../complete-sign-in.ts';

export function signInRoute(identity: Identity): void {
  mount(identity.app, signIn, async ({ body, context, request, response }) => {
    const checked = await checkPassword(identity, { ...body, request });
    return completeSignIn(identity, {
      request,
      response,
      context,
      account: ({ session }) => accountWithPassword(identity, session, checked),
    });
  });
}
