import { guestCookieDays, parseGuestCookie } from '@gvg/contracts/identity/guest-cookie';
import type { Handshake } from '@gvg/contracts/realtime/socket-events';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { TokenAuthenticator } from '@gvg/service-kit/security/authentication';
import { verifyGuestCookie } from '@gvg/service-kit/security/guest-cookie';
import type { KeySet } from '@gvg/service-kit/security/key-set';
import type { MergedGuests } from '../session/merged-guests.ts';
import type { Person } from './person.ts';
import { userOf } from './person.ts';

/**
 * Identifies the owner of a socket: the user of the token, otherwise the guest of the signed value. Throws INVALID_TOKEN without either, and for an expired or
 * forged one or a merged guest, INVALID_PERMISSION for an ended session, and SERVICE_UNAVAILABLE while Redis or the keys are unavailable, because no event
 * could be received then either.
 */
export type PersonAuthenticator = (handshake: Handshake) => Promise<Person>;

export interface PersonAuthenticatorOptions {
  authenticateToken: TokenAuthenticator;
  keySet: KeySet;
  mergedGuests: Pick<MergedGuests, 'has'>;
}

const cookieSeconds = guestCookieDays * 24 * 60 * 60;

export function createPersonAuthenticator({
  authenticateToken,
  keySet,
  mergedGuests,
}: PersonAuthenticatorOptions): PersonAuthenticator {
  async function guestOf(value: string): Promise<Person> {
    const id = await verifyGuestCookie(value, keySet);
    const issuedAt = parseGuestCookie(value)?.issuedAt;
    if (id === undefined || issuedAt === undefined || (await mergedGuests.has(id)))
      throw new ApiFailure('INVALID_TOKEN');
    return { kind: 'guest', id, sid: undefined, version: 0, isStaff: false, expiresAt: issuedAt + cookieSeconds };
  }

  return async ({ token, sessionId }) => {
    if (token !== undefined) return userOf(await authenticateToken(token));
    if (sessionId !== undefined) return guestOf(sessionId);
    throw new ApiFailure('INVALID_TOKEN');
  };
}
