import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCode } from '@gvg/contracts/errors';
import { cookieOf } from './cookies.ts';
import { redirectPath } from './redirect-path.ts';

/**
 * Of an endpoint that a browser visits (`isVisit` of its contract): the page that the visit began on, so that a failure on the way, also one that only the
 * gateway sees, leads back to it. Encoded: an address may hold what a cookie may not.
 */
export const visitCookie = 'VISIT_FROM';

export const visitCookieValue = (page: string): string => encodeURIComponent(page);

/** The page of the cookie; undefined without one, and for what is no page of this site. */
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

/** Without a page that it began on, a visit ends on the page of sign-in. */
export const pageWithoutVisit = '/auth';

/** Where a browser whose visit has failed is sent to; undefined for a program, which reads the error itself. */
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
