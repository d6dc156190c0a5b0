import type { ErrorCode } from '@gvg/contracts/errors';
import { emailSchema } from '@gvg/contracts/identity/fields';
import { endGoogleSignIn } from '@gvg/contracts/identity/http/auth';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { cookieOf } from '@gvg/service-kit/http/cookies';
import { failureOf, respondToFailedVisits } from '@gvg/service-kit/http/error-handler';
import { failedVisitPath, pageOfCookie, pageWithoutVisit, visitCookie } from '@gvg/service-kit/http/failed-visit';
import { checkInput } from '@gvg/service-kit/http/input-check';
import { languageOf } from '@gvg/service-kit/http/request-language';
import type { Request, RequestHandler } from 'express';
import type { Identity } from '../../identity.ts';
import { beginCookie, beginCookieOptions, openBegun } from '../begun-sign-in.ts';
import type { BegunSignIn } from '../begun-sign-in.ts';
import type { GoogleProvider } from '../google-provider.ts';
import { createGoogleCode, returnedCookie, returnedCookieOptions } from '../returned-browser.ts';

interface Returned {
  request: Request;
  begun: BegunSignIn;
  google: GoogleProvider;
}

/** OAuth 2 errors (RFC 6749 §4.1.2.1) for a cancelled sign-in or an unavailable provider. */
const failuresAtProvider: Partial<Record<string, ErrorCode>> = {
  access_denied: 'ACTION_NOT_ALLOWED',
  server_error: 'BAD_GATEWAY',
  temporarily_unavailable: 'SERVICE_UNAVAILABLE',
};

/** Returns a code for the account of the verified address. Throws the error that the page shows. */
async function codeOf(
  identity: Pick<Identity, 'googleCodes' | 'now' | 'environment'>,
  { request, begun, google }: Returned,
): Promise<{ code: string; browser: string }> {
  const { query } = checkInput(endGoogleSignIn, request, languageOf(request));
  // State and signature of a successful response are checked below.
  if (query.error !== undefined) throw new ApiFailure(failuresAtProvider[query.error] ?? 'INVALID_TOKEN');
  const { emailVerified, authenticatedAt, ...claims } = await google.claimsOf(
    new URL(request.originalUrl, identity.environment.PUBLIC_ORIGIN),
    begun,
  );
  const email = emailSchema.safeParse(claims.email);
  if (!emailVerified || !email.success) throw new ApiFailure('EMAIL_NOT_VERIFIED');
  if (begun.confirm && !isSince(authenticatedAt, begun)) throw new ApiFailure('CONFIRMATION_REQUIRED');
  return createGoogleCode(identity, { ...claims, email: email.data, isConfirmed: begun.confirm });
}

/** Tolerance between two clocks. */
const toleranceMs = 60_000;

const isSince = (authenticatedAt: number | undefined, { begunAt }: BegunSignIn) =>
  authenticatedAt !== undefined && authenticatedAt * 1000 >= begunAt - toleranceMs;

/** Always redirects, because the browser comes from another site and has no page open. */
export function endGoogleSignInRoute({
  app,
  google,
  googleCodes,
  environment,
  now,
  logger,
}: Pick<Identity, 'app' | 'google' | 'googleCodes' | 'environment' | 'now' | 'logger'>): void {
  const end: RequestHandler = async (request, response) => {
    response.locals['route'] = endGoogleSignIn.path;
    if (google === undefined) throw new ApiFailure('NOT_FOUND');
    const begun = openBegun(cookieOf(request.headers.cookie, beginCookie), environment.KEY_ENCRYPTION_SECRET, now());
    const { maxAge: _, ...cookie } = beginCookieOptions(request);
    response.clearCookie(beginCookie, cookie).clearCookie(visitCookie, cookie);
    response.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const page = begun?.redirect ?? pageOfCookie(request.headers.cookie) ?? pageWithoutVisit;
    const fail = (code: ErrorCode) => response.redirect(302, failedVisitPath(page, code));
    if (begun === undefined) {
      fail('INVALID_TOKEN');
      return;
    }
    try {
      const { code, browser } = await codeOf({ googleCodes, now, environment }, { request, begun, google });
      response.cookie(returnedCookie, browser, returnedCookieOptions(request));
      response.redirect(302, `${begun.redirect}#authCode=${code}`);
    } catch (error) {
      const { code } = failureOf(error, logger);
      logger.info({ code }, 'a sign-in with Google did not succeed');
      fail(code);
    }
  };
  app.get(endGoogleSignIn.path, end, respondToFailedVisits(logger));
}
