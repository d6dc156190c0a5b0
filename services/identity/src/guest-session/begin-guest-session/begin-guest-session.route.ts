import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import { beginGuestSession } from '@gvg/contracts/identity/http/identity';
import { verifyGuestCookie } from '@gvg/service-kit/security/guest-cookie';
import { cookieOf } from '@gvg/service-kit/http/cookies';
import { mount } from '@gvg/service-kit/http/endpoint';
import { isCrawler } from '@gvg/service-kit/http/is-crawler';
import type { Identity } from '../../identity.ts';
import { guestCookieOptions, createGuest } from '../guest-cookie.ts';

export function beginGuestSessionRoute({ app, keys }: Pick<Identity, 'app' | 'keys'>): void {
  mount(app, beginGuestSession, async ({ request, response }) => {
    if (isCrawler(request.get('user-agent'))) return { sessionId: null, signedSessionId: null };
    const presented = cookieOf(request.headers.cookie, guestCookieName);
    const presentedId = presented && (await verifyGuestCookie(presented, keys.resolveKey));
    if (presentedId) return { sessionId: presentedId, signedSessionId: presented };

    const { id, cookie } = await createGuest(keys.currentSigningKey(), new Date());
    response.cookie(guestCookieName, cookie, guestCookieOptions({ secure: request.secure }));
    return { sessionId: id, signedSessionId: cookie };
  });
}
