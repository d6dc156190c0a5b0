import { randomBytes } from 'node:crypto';
import type { CookieOptions } from 'express';
import { guestCookieDays, signGuestCookie } from '@gvg/contracts/identity/guest-cookie';
import type { SigningKey } from '../keys/signing-key.ts';

export interface NewGuest {
  id: string;
  cookie: string;
}

/** Creates a new guest: 128 random bits, signed (rules/accounts.md). Nothing is stored. */
export async function createGuest({ kid, privateKey }: SigningKey, now: Date): Promise<NewGuest> {
  const id = randomBytes(16).toString('hex');
  return { id, cookie: await signGuestCookie(id, Math.floor(now.getTime() / 1000), { kid, privateKey }) };
}

/** Readable by scripts, as the specification requires; the id grants nothing without the signature. */
export function guestCookieOptions({ secure }: { secure: boolean }): CookieOptions {
  return {
    path: '/',
    maxAge: guestCookieDays * 24 * 60 * 60 * 1000,
    sameSite: 'lax',
    secure,
    httpOnly: false,
    encode: String,
  };
}
