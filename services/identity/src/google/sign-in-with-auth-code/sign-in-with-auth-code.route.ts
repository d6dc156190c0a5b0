import { signInWithAuthCode } from '@gvg/contracts/identity/http/auth';
import { cookieOf } from '@gvg/service-kit/http/cookies';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { completeSignIn } from '../../sign-in/complete-sign-in.ts';
import { accountOfPerson } from '../account-of-person.ts';
import { returnedCookie, returnedCookieOptions, useGoogleCode } from '../returned-browser.ts';

export function signInWithAuthCodeRoute(identity: Identity): void {
  mount(identity.app, signInWithAuthCode, async ({ body, request, response, context, locale }) => {
    const { maxAge: _, ...cookie } = returnedCookieOptions(request);
    const { sub, email, name, isConfirmed } = await useGoogleCode(
      identity,
      body.authCode,
      cookieOf(request.headers.cookie, returnedCookie),
    );
    response.clearCookie(returnedCookie, cookie);
    return completeSignIn(identity, {
      request,
      response,
      context,
      isConfirmed,
      account: (transaction) => accountOfPerson(identity, transaction, { sub, email, name, locale, context }),
    });
  });
}
