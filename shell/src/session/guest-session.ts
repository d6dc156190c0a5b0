import { readGuestCookie, readStored, store } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import { guestCookieDays, parseGuestCookie } from '@gvg/contracts/identity/guest-cookie';
import { whenIdle } from '../page/when-idle.ts';

/** localStorage key of the last cookie value that identity confirmed. */
const confirmedKey = (environment: string) => `${environment}_GUEST_CONFIRMED`;

const isCrawler = () => /bot|crawl|spider|slurp|lighthouse|preview/i.test(navigator.userAgent);

/** Checks that the value is well-formed and not expired; only identity can verify its signature. */
function mayBeValid(value: string): boolean {
  const cookie = parseGuestCookie(value);
  return cookie !== undefined && cookie.issuedAt + guestCookieDays * 24 * 60 * 60 > Date.now() / 1000;
}

/** Starts a session for another guest: after a sign-out, the previous one belongs to the account (rules/accounts.md). */
export function renewGuestSession(api: Api, environment: string): Promise<void> {
  document.cookie = `${guestCookieName}=; path=/; max-age=0`;
  return beginGuestSession(api, environment);
}

/**
 * Starts a guest session if the cookie is absent, malformed or expired, and has identity confirm any other cookie once, when the page is
 * idle: identity replaces one that it did not sign (rules/accounts.md). A failure is only logged (specification §4).
 */
export async function beginGuestSession(api: Api, environment: string): Promise<void> {
  if (isCrawler()) return;
  const cookie = readGuestCookie();
  if (cookie !== undefined && mayBeValid(cookie)) {
    if (readStored(confirmedKey(environment)) === cookie) return;
    await whenIdle();
  }
  try {
    const { signedSessionId } = await api.call('beginGuestSession', {}, { isAnonymous: true });
    if (signedSessionId !== null) store(confirmedKey(environment), signedSessionId);
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- the specification asks for exactly this warning
    console.warn('The guest session could not be started', error);
  }
}
