import type { CookieOptions } from 'express';
import { cookieOf } from '@gvg/service-kit/http/cookies';
import { authenticationCode, equalTexts } from '../secret/derived-keys.ts';

/** Identifies this browser's session, so that the next sign-in ends it; readable only by identity. */
export const browserSessionCookie = 'BROWSER_SESSION';

/** Maximum cookie lifetime in browsers; a value of an ended session is harmless. */
const lifetimeMs = 400 * 24 * 60 * 60 * 1000;

const pattern = /^(?<sid>[\w-]{22})\.(?<code>[\w-]{43})$/;
const codeOf = (key: Buffer, sid: string) => authenticationCode(key, `session ${sid}`);

export const browserSessionValue = (key: Buffer, sid: string): string => `${sid}.${codeOf(key, sid)}`;

/** Returns the session in a request's cookie; undefined without one or for a forged one. */
export function readBrowserSession(key: Buffer, cookieHeader: string | undefined): string | undefined {
  const fields = pattern.exec(cookieOf(cookieHeader, browserSessionCookie) ?? '')?.groups as
    Record<'sid' | 'code', string> | undefined;
  return fields !== undefined && equalTexts(fields.code, codeOf(key, fields.sid)) ? fields.sid : undefined;
}

export function browserSessionCookieOptions({ secure }: { secure: boolean }): CookieOptions {
  return { path: '/v1', maxAge: lifetimeMs, sameSite: 'lax', secure, httpOnly: true, encode: String };
}
