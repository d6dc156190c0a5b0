import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { rateLimitAddress } from '@gvg/service-kit/security/client-address';
import { cookieOf } from '@gvg/service-kit/http/cookies';
import type { ClientOrigin } from '../proxy/message-headers.ts';

/** Cookie with the visitor's share, so that it remains the same when the address changes. */
export const shareCookie = 'GVG_SHARE';
const cookieMaxAgeSeconds = 30 * 24 * 60 * 60;

function storedShare({ headers }: IncomingMessage): number | undefined {
  const share = Number(cookieOf(headers.cookie, shareCookie));
  return share >= 0 && share < 1 ? share : undefined;
}

/** Derived from address and browser: the first document of a visitor is cached, so it cannot set a cookie. */
function derivedShare({ headers }: IncomingMessage, { address }: ClientOrigin): number {
  const hash = createHash('sha256')
    .update(`${rateLimitAddress(address)}\n${headers['user-agent'] ?? ''}`)
    .digest();
  return Math.floor((hash.readUInt32BE() / 2 ** 32) * 1e6) / 1e6;
}

/** Returns 0…1, the same for one visitor on every page; they get a canary with a greater share. */
export function shareOf(request: IncomingMessage, origin: ClientOrigin): number {
  return storedShare(request) ?? derivedShare(request, origin);
}

/** Returns the `Set-Cookie` that retains the share of a visitor; undefined if they have it already. */
export function shareCookieFor(request: IncomingMessage, origin: ClientOrigin): string | undefined {
  if (storedShare(request) !== undefined) return undefined;
  const secure = origin.protocol === 'https' ? '; Secure' : '';
  return `${shareCookie}=${derivedShare(request, origin).toFixed(6)}; Max-Age=${cookieMaxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
