import { beginGoogleSignIn } from '@gvg/contracts/identity/http/auth';
import { splitLocale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { respondToFailedVisits } from '@gvg/service-kit/http/error-handler';
import { visitCookie, visitCookieValue } from '@gvg/service-kit/http/failed-visit';
import { checkInput } from '@gvg/service-kit/http/input-check';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import { redirectPath } from '@gvg/service-kit/http/redirect-path';
import { languageOf } from '@gvg/service-kit/http/request-language';
import type { RequestHandler } from 'express';
import type { Identity } from '../../identity.ts';
import { beginCookie, beginCookieOptions, beginSignIn, sealBegun, visitCookieOptions } from '../begun-sign-in.ts';

/** Not mounted as an endpoint, because it redirects. */
export function beginGoogleSignInRoute({
  app,
  google,
  environment,
  now,
  logger,
}: Pick<Identity, 'app' | 'google' | 'environment' | 'now' | 'logger'>): void {
  const begin: RequestHandler = async (request, response) => {
    response.locals['route'] = beginGoogleSignIn.path;
    if (google === undefined) throw new ApiFailure('NOT_FOUND');
    const locale = languageOf(request);
    const { query } = checkInput(beginGoogleSignIn, request, locale);
    const redirect = redirectPath(query.redirect ?? '/');
    if (redirect === undefined) throw invalidField({ path: 'redirect', code: 'INVALID_VALUE', locale });
    const begun = beginSignIn({ redirect, confirm: query.confirm !== undefined }, now());
    const url = await google.authorizationUrl(begun, splitLocale(redirect).locale);
    response.cookie(beginCookie, sealBegun(begun, environment.KEY_ENCRYPTION_SECRET), beginCookieOptions(request));
    response.cookie(visitCookie, visitCookieValue(redirect), visitCookieOptions(request));
    response.set('cache-control', 'no-store').redirect(302, url);
  };
  app.get(beginGoogleSignIn.path, begin, respondToFailedVisits(logger));
}
