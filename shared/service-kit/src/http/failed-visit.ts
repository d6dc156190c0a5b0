import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCode } from '@gvg/contracts/errors';
import { cookieOf } from './cookies.ts';
import { redirectPath } from './redirect-path.ts';

/**
 * Cookie of an endpoint that browsers navigate to (`isVisit` of its contract), with the page where the visit began. Any failure, even one
 * that only the gateway detects, redirects to that page. Encoded, because a URL may contain characters that a cookie may not.
 */
export const visitCookie = 'VISIT_FROM';

export const visitCookieValue = (page: string): string => encodeURIComponent(page);

/** Returns the page in the cookie, undefined without one or if it is not a page of this site. */
export function pageOfCookie(cookieHeader: string | undefined): string | undefined {
  const value = cookieOf(cookieHeader, visitCookie);
  try {
    return value === undefined ? undefined : redirectPath(decodeURIComponent(value));
  } catch {
    return undefined;
  }
}

/** The page explains the code (`shell/src/session/explain-failed-visit.ts`). */
export const failedVisitPath = (page: string, code: ErrorCode): string => `${page}#error=${code}`;

/** Target of a failed visit without a known start page: sign-in. */
export const pageWithoutVisit = '/auth';

/** Returns the redirect target of a failed visit by a browser, undefined for other clients, which read the error itself. */
export function failedVisit(
  { accept, cookie }: IncomingHttpHeaders,
  redirect: string | undefined,
  code: ErrorCode,
): string | undefined {
  if (accept?.includes('text/html') !== true) return undefined;
  return failedVisitPath(
    (redirect === undefined ? undefined : redirectPath(redirect)) ?? pageOfCookie(cookie) ?? pageWithoutVisit,
    code,
  );
}
