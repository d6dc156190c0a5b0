import { guestCookieName } from '@gvg/contracts/caller';
import { beginGuestSession } from '@gvg/contracts/http/identity';
import { verifyGuestCookie } from '@gvg/service-kit/callers';
import { cookieOf } from '@gvg/service-kit/cookies';
import { mount } from '@gvg/service-kit/endpoint';
import type { Identity } from '../../identity.ts';
import { isCrawler } from '../crawlers.ts';
import { guestCookieOptions, newGuest } from '../guest-cookie.ts';

export function beginGuestSessionRoute({ app, keys }: Pick<Identity, 'app' | 'keys'>): void {
  mount(app, beginGuestSession, async ({ request, response }) => {
    if (isCrawler(request.get('user-agent'))) return { sessionId: null };
    const shown = cookieOf(request.headers.cookie, guestCookieName);
    const known = shown === undefined ? undefined : await verifyGuestCookie(shown, keys.find);
    if (known !== undefined) return { sessionId: known };

    const { id, cookie } = await newGuest(keys.signing(), new Date());
    response.cookie(guestCookieName, cookie, guestCookieOptions({ secure: request.secure }));
    return { sessionId: id };
  });
}
