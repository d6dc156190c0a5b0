import { randomBytes } from 'node:crypto';
import type { CookieOptions } from 'express';
import { guestCookieDays, signGuestCookie } from '@gvg/contracts/identity/guest-cookie';
import type { SigningKey } from '../keys/signing-key.ts';

export interface NewGuest {
  id: string;
  cookie: string;
}

/** A guest that nobody has been before: 128 random bits, signed (decisions, §Accounts). Nothing is stored. */
export async function createGuest({ kid, privateKey }: SigningKey, now: Date): Promise<NewGuest> {
  const id = randomBytes(16).toString('hex');
  return { id, cookie: await signGuestCookie(id, Math.floor(now.getTime() / 1000), { kid, privateKey }) };
}

/** Readable by the page, which the specification asks for; the id in it gives no right that the signature does not. */
export function guestCookieOptions({ secure }: { secure: boolean }): CookieOptions {
  return { path: '/', maxAge: guestCookieDays * 24 * 60 * 60 * 1000, sameSite: 'lax', secure, httpOnly: false, encode: String };
}
