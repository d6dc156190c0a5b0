import { signUp } from '@gvg/contracts/identity/http/auth';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { requestMail } from '../../mail/request-mail.ts';
import { newUser } from '../../user/new-user.ts';
import { findUserByEmail, insertUser, isNameTaken, userWriteFailure } from '../../user/user.repository.ts';
import { completeSignIn } from '../complete-sign-in.ts';

export function signUpRoute(identity: Identity): void {
  mount(
    identity.app,
    signUp,
    async ({ body: { email, password, displayName }, locale, context, request, response }) => {
      await checkFree(identity, email, displayName);
      const passwordHash = await identity.passwords.hash(password);
      try {
        return await completeSignIn(identity, {
          request,
          response,
          context,
          account: async (transaction) => {
            const user = newUser({ email, displayName, passwordHash, locale }, identity.now());
            await insertUser(identity, transaction, user, context);
            await requestMail(identity, transaction, { user, template: 'WELCOME', link: 'VERIFY_EMAIL', context });
            return user;
          },
        });
      } catch (error) {
        throw userWriteFailure(error);
      }
    },
  );
}

/** Checks before hashing the password; the unique indexes decide between concurrent registrations. */
async function checkFree({ users }: Identity, email: string, displayName: string): Promise<void> {
  if ((await findUserByEmail(users, email)) !== null) throw new ApiFailure('USER_WAS_EXISTED');
  if (await isNameTaken(users, displayName)) throw new ApiFailure('DISPLAY_NAME_WAS_EXISTED');
}
