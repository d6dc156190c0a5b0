import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import { shellApi } from '../shell/shell-api.ts';

/** Returns the value of the guest session's cookie, undefined without one. Browser only. */
export function readGuestCookie(): string | undefined {
  const prefix = `${guestCookieName}=`;
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
}

/** Returns whether there is a user or a guest session, which can own a cart (specification §4). False while the session is unknown. */
export function hasCustomer(): boolean {
  const { status } = shellApi().session.get();
  return status === 'user' || (status === 'guest' && readGuestCookie() !== undefined);
}
