import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import { shellApi } from '../shell/shell-api.ts';

/** Value of the guest session's cookie; undefined without one. Browser only. */
export function readGuestCookie(): string | undefined {
  const prefix = `${guestCookieName}=`;
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
}

/** Whether there is a user or a guest session, which alone can hold a cart (specification §4); false while it is not known who is signed in. */
export function hasCustomer(): boolean {
  const { status } = shellApi().session.get();
  return status === 'user' || (status === 'guest' && readGuestCookie() !== undefined);
}
