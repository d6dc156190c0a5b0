import type { CookieOptions } from 'express';
import { cookieOf } from '@gvg/service-kit/http/cookies';
import { authenticationCode, equalTexts } from '../secret/derived-keys.ts';
import type { StoredUser } from '../user/user.model.ts';

/** Lists the accounts that have signed in with this browser; readable only by identity. */
export const knownBrowserCookie = 'KNOWN_BROWSER';

/** Maximum number of accounts, the latest ones. */
const maximumAccounts = 5;

/** Maximum cookie lifetime in browsers. */
const lifetimeMs = 400 * 24 * 60 * 60 * 1000;

interface Entry {
  user: string;
  /** Seconds since 1970. */
  issuedAt: number;
}

export interface KnownBrowser {
  /** Returns true if this account has signed in with this browser since its password was set. */
  knows(user: Pick<StoredUser, '_id' | 'passwordChangedAt'>): boolean;
  /** Returns the cookie's value after another sign-in. */
  after(user: Pick<StoredUser, '_id'>, now: Date): string;
}

const entryPattern = /^(?<user>[0-9a-f]{24})~(?<issuedAt>\d{1,12})~(?<code>[\w-]{43})$/;

function encode(key: Buffer, { user, issuedAt }: Entry): string {
  return `${user}~${issuedAt}~${authenticationCode(key, `${user}~${issuedAt}`)}`;
}

function decode(key: Buffer, text: string): Entry[] {
  const fields = entryPattern.exec(text)?.groups as Record<'user' | 'issuedAt' | 'code', string> | undefined;
  if (fields === undefined) return [];
  const { user, issuedAt, code } = fields;
  return equalTexts(code, authenticationCode(key, `${user}~${issuedAt}`)) ? [{ user, issuedAt: Number(issuedAt) }] : [];
}

/** Reads the cookie of a request; ignores forged and foreign entries. */
export function readKnownBrowser(key: Buffer, cookieHeader: string | undefined): KnownBrowser {
  const value = cookieOf(cookieHeader, knownBrowserCookie) ?? '';
  const entries = value.split('.', maximumAccounts).flatMap((text) => decode(key, text));
  return {
    knows: ({ _id, passwordChangedAt }) =>
      entries.some(
        ({ user, issuedAt }) =>
          user === _id.toHexString() && issuedAt >= Math.floor(passwordChangedAt.getTime() / 1000),
      ),
    after: ({ _id }, now) => {
      const latest = { user: _id.toHexString(), issuedAt: Math.floor(now.getTime() / 1000) };
      const others = entries.filter(({ user }) => user !== latest.user);
      return [latest, ...others]
        .slice(0, maximumAccounts)
        .map((entry) => encode(key, entry))
        .join('.');
    },
  };
}

export function knownBrowserCookieOptions({ secure }: { secure: boolean }): CookieOptions {
  return { path: '/v1', maxAge: lifetimeMs, sameSite: 'lax', secure, httpOnly: true, encode: String };
}
