import { randomBytes } from 'node:crypto';
import type { CookieOptions } from 'express';
import { z } from 'zod';
import { decrypt, encrypt } from '../keys/encrypted-text.ts';

/** State of a sign-in with Google in the browser's cookie: sealed, so that it can be neither read nor changed. */
const begunSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirect: z.string(),
  confirm: z.boolean(),
  begunAt: z.number(),
  expiresAt: z.number(),
});
export type BegunSignIn = z.infer<typeof begunSchema>;

const lifetimeMs = 10 * 60 * 1000;
const label = 'begun sign-in with Google';
const random = () => randomBytes(32).toString('base64url');

export const beginCookie = 'GOOGLE_SIGN_IN';

/** Lax, because the return from Google is a navigation from another site. */
export function beginCookieOptions({ secure }: { secure: boolean }): CookieOptions {
  return { path: '/v1/auth', maxAge: lifetimeMs, sameSite: 'lax', secure, httpOnly: true, encode: String };
}

/** Outlives the sign-in, so that a browser that took too long also returns to its page. */
export function visitCookieOptions(request: { secure: boolean }): CookieOptions {
  return { ...beginCookieOptions(request), maxAge: 6 * lifetimeMs };
}

/** `confirm`: the provider must authenticate the person again. */
export function beginSignIn({ redirect, confirm }: Pick<BegunSignIn, 'redirect' | 'confirm'>, now: Date): BegunSignIn {
  const begunAt = now.getTime();
  return {
    state: random(),
    nonce: random(),
    verifier: random(),
    redirect,
    confirm,
    begunAt,
    expiresAt: begunAt + lifetimeMs,
  };
}

export function sealBegun(begun: BegunSignIn, secret: string): string {
  return Buffer.from(JSON.stringify(encrypt(JSON.stringify(begun), secret, label))).toString('base64url');
}

/** Returns undefined for a value that is missing, foreign, changed or expired. */
export function openBegun(sealed: string | undefined, secret: string, now: Date): BegunSignIn | undefined {
  if (sealed === undefined) return undefined;
  try {
    const fields = z
      .object({ iv: z.string(), tag: z.string(), data: z.string() })
      .parse(JSON.parse(Buffer.from(sealed, 'base64url').toString()));
    const begun = begunSchema.parse(JSON.parse(decrypt(fields, secret, label)));
    return begun.expiresAt > now.getTime() ? begun : undefined;
  } catch {
    return undefined;
  }
}
