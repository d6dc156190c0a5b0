import type { CookieOptions } from 'express';
import { cookieOf } from '@gvg/service-kit/http/cookies';
import { authenticationCode, equalTexts } from '../secret/derived-keys.ts';

/** Names the session of this browser, so that it ends when somebody signs in here again; readable by identity alone. */
export const browserSessionCookie = 'BROWSER_SESSION';

/** As long as browsers keep any cookie: a session that has ended is looked up in vain. */
const lifetimeMs = 400 * 24 * 60 * 60 * 1000;

const pattern = /^(?<sid>[\w-]{22})\.(?<code>[\w-]{43})$/;
const codeOf = (key: Buffer, sid: string) => authenticationCode(key, `session ${sid}`);

export const browserSessionValue = (key: Buffer, sid: string): string => `${sid}.${codeOf(key, sid)}`;

/** The session that the cookie of a request names; undefined without one, and for a forged one. */
export function readBrowserSession(key: Buffer, cookieHeader: string | undefined): string | undefined {
  const fields = pattern.exec(cookieOf(cookieHeader, browserSessionCookie) ?? '')?.groups as
    Record<'sid' | 'code', string> | undefined;
  return fields !== undefined && equalTexts(fields.code, codeOf(key, fields.sid)) ? fields.sid : undefined;
}

export function browserSessionCookieOptions({ secure }: { secure: boolean }): CookieOptions {
  return { path: '/v1', maxAge: lifetimeMs, sameSite: 'lax', secure, httpOnly: true, encode: String };
}
